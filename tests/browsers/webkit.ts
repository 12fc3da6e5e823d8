import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type DrivenPage, makeDrivenPage } from './driven-page.ts';

/*
 * Safari's engine, as WebKitGTK has it, over WebDriver: https://www.w3.org/TR/webdriver2/. It draws on a screen that Xvfb
 * pretends to have. What its console says it writes where this process hears it.
 */

/** The programs that it takes. */
export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Where they are on this machine; undefined where one is missing. */
export function findWebkit(): WebkitPrograms | undefined {
  const onPath = (name: string) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path));
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser').sort();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The same; throws a plain sentence where there is none. */
export function needWebkit(): WebkitPrograms {
  const found = findWebkit();
  if (found !== undefined) return found;
  throw new Error('No WebKit found: install the Debian packages `webkit2gtk-driver` and `xvfb`.');
}

/** Starts WebKit with a window of this size and one page. */
export async function openWebkit(
  { driver, browser, screen }: WebkitPrograms,
  width: number,
  height: number,
): Promise<DrivenPage> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(xvfb);
  const port = await freePort();
  const webkit = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs name spaces, which most containers refuse; it opens this site alone.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const complaints: string[] = [];
  webkit.stdout?.on('data', (text: Buffer) => {
    complaints.push(...(text.toString().match(/^CONSOLE .*ERROR.*$/gm) ?? []));
  });

  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await whenListening(port);
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });

  return makeDrivenPage({
    complaints,
    async evaluate<Value>(expression: string) {
      const script = `return JSON.stringify((${expression}) ?? null)`;
      return JSON.parse(
        (await ask('POST', `${session}/execute/sync`, { script, args: [] })) as string,
      ) as Value;
    },
    async go(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async click(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', `${session}/actions`, {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async close() {
      await ask('DELETE', session);
      for (const one of [webkit, xvfb]) {
        one.kill();
        await new Promise((done) =>
          one.exitCode === null && one.signalCode === null ? one.once('exit', done) : done(null),
        );
      }
    },
  });
}

/** The first line that a program says. */
function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    program.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('\n')) found(said.split('\n')[0]!);
    });
    program.once('exit', (code) => failed(new Error(`it ended with ${code}`)));
  });
}

/** Waits until something answers at a port; ten seconds at most. */
async function whenListening(port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
