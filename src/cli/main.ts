import { lucie } from './lucie.ts';

/** What the system says where a pipe has been closed by those who read it. */
const CLOSED = ['EPIPE', 'EOF', 'ECONNRESET', 'ERR_STREAM_DESTROYED'];

/** Writes text and waits until it is taken; false when nobody reads it any more. What else goes wrong is thrown. */
function write(stream: NodeJS.WriteStream, text: string): Promise<boolean> {
  return new Promise((resolve, reject) =>
    stream.write(text, (error) => {
      if (!error) resolve(true);
      else if ('code' in error && CLOSED.includes(String(error.code))) resolve(false);
      else reject(error);
    }),
  );
}

// The callbacks of write() hear of errors, too; without a listener Node would print a stack trace first.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.exit(
  await lucie(process.argv.slice(2), {
    input: process.stdin,
    out: (text) => write(process.stdout, text),
    // Where not even a complaint can be written, the exit code is left.
    err: (text) => write(process.stderr, text).catch(() => false),
  }),
);
