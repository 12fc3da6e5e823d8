import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contrastFaults } from './contrast.ts';

/** What axe is asked about: a part of the page instead of all of it, or some of its rules alone. */
export interface Asked {
  readonly within?: string;
  readonly only?: readonly string[];
}

/** What axe finds wrong with a page as it stands there, a line for each rule. */
export async function axeFaults(page: Page, { within, only }: Asked = {}): Promise<string[]> {
  // No page of this site has frames of other sites in it, so axe needs no page of its own to join its findings.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // What passes is not told of: to describe it takes longer than to look for faults.
  axe.options({ resultTypes: ['violations'], ...(only && { runOnly: [...only] }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html}`);
}

/** The same, and for the dark, where only the colours are others, what the styles tell of contrast. */
export async function axeFaultsInBoth(page: Page, asked: Asked = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, asked);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastFaults(page);
  return [...light, ...dark.map((fault) => `in the dark, ${fault}`)];
}
