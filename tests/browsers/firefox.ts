import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenPage, makeDrivenPage } from './driven-page.ts';

/*
 * Firefox over WebDriver BiDi, as much of it as a visitor needs: https://w3c.github.io/webdriver-bidi/. Commands go out as
 * `{"id":7,"method":"browsingContext.navigate","params":{…}}` and answers come back with the same number.
 */

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of a Firefox on this machine: FIREFOX_PATH, or the distribution's. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** The same; throws a plain sentence where there is none. */
export function needFirefox(): string {
  const path = findFirefox();
  if (path !== undefined) return path;
  throw new Error('No Firefox found: install the Debian package `firefox-esr`, or set FIREFOX_PATH.');
}

/** Starts Firefox with a profile of its own, a window of this size and one page. */
export async function openFirefox(path: string, width: number, height: number): Promise<DrivenPage> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const send = await connect(await addressOf(firefox));
  const complaints: string[] = [];
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] }, ({ level, text }) => {
    if (level === 'error') complaints.push(String(text));
  });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: `JSON.stringify((${expression}) ?? null)`,
      target: { context },
      awaitPromise: true,
    });
    if (result === undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return JSON.parse((result as { value: string }).value) as Value;
  };
  return makeDrivenPage({
    complaints,
    evaluate,
    async go(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async click(x, y) {
      const pointer = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions: pointer }],
      });
    },
    async close() {
      await send('browser.close', {});
      await new Promise((done) => (firefox.exitCode === null ? firefox.once('exit', done) : done(null)));
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  });
}

/** The address at which Firefox listens, which it says as it starts. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    firefox.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) found(`${address}/session`);
    });
    firefox.once('exit', (code) => failed(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}

type Fields = Record<string, unknown>;
type Send = (method: string, params: Fields, onEvent?: (event: Fields) => void) => Promise<Fields>;

/** Connects to an address; commands that are sent are answered, or refused with Firefox's own words. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, { done: (result: Fields) => void; failed: (error: Error) => void }>();
  let tell: ((event: Fields) => void) | undefined;
  let last = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result, error, message, params } = JSON.parse(data);
    if (id === undefined) return tell?.(params);
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.done(result);
    else one?.failed(new Error(`${error}: ${message}`));
  });
  return (method, params, onEvent) => {
    tell = onEvent ?? tell;
    return new Promise((done, failed) => {
      waiting.set(++last, { done, failed });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  };
}
