import type { Page } from '@playwright/test';
import { isNoise } from './noise.ts';

/** Notes what goes wrong on a page, also later: errors, warnings, and requests to any address but those that begin so. */
export function watch(page: Page, ...own: readonly string[]): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (!isNoise(message) && ['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !own.some((start) => url.startsWith(start)))
      faults.push(`asks for ${url}`);
  });
  return faults;
}
