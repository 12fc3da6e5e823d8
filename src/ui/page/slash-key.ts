/** Where a key types something, or belongs to a dialog. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], dialog';

/** Lets the key / lead to the search from every page, where it types nothing and the player has not switched it off. */
export function listenForSlash(): void {
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || defaultPrevented || altKey || ctrlKey || metaKey) return;
    const within = target instanceof Element ? target : document.body;
    if (within.closest(TYPING)) return;
    // The script at the head of the page has put the setting there (site/layout/head-scripts.ts).
    if (document.documentElement.dataset.slash === 'off') return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('input[type="search"]#q');
    if (field) field.focus();
    else document.querySelector<HTMLElement>('a[rel="search"]')?.click();
  });
}
