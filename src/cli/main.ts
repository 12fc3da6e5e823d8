import { lucie } from './lucie.ts';

/** Writes text and waits until it is taken; false when nobody reads it any more. */
function write(stream: NodeJS.WriteStream, text: string): Promise<boolean> {
  return new Promise((resolve) => stream.write(text, (error) => resolve(!error)));
}

// The callbacks of write() hear of errors, too; without a listener Node would print a stack trace first.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.exit(
  await lucie(process.argv.slice(2), {
    input: process.stdin,
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, text),
  }),
);
