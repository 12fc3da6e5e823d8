import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian’s package of Chromium without windows, which is all that tests need: pages open sooner in it. */
const SHELL = 'chromium-headless-shell';

const SYSTEM = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Returns the path of a Chromium already on this machine: CHROMIUM_PATH, then Playwright's own, then the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function attempt(command: string, args: string[], seconds: number): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds a Chromium or installs one, Playwright's own first, then Debian's when run as root; throws a plain sentence otherwise. */
export function needBrowser(): string {
  if (!findBrowser()) attempt('playwright', ['install', 'chromium'], 120);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'], 300);
    for (const name of [SHELL, 'chromium'])
      if (!findBrowser()) attempt('apt-get', ['install', '-y', '--no-install-recommends', name], 600);
  }
  const path = findBrowser();
  if (path) return path;
  throw new Error(
    'No Chromium found: run `npx playwright install chromium`, or install the Debian package `chromium`, or set CHROMIUM_PATH.',
  );
}
