import type { ConsoleMessage } from '@playwright/test';

/** Whether a page says something because of the tests alone: they keep the service worker away from what they are not about. */
export function isNoise(message: ConsoleMessage): boolean {
  return message.text() === 'Service Worker registration blocked by Playwright';
}
