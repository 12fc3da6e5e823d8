/** Lets Escape close the definition of a word that is pointed at or in focus, until the word is left. */
export function closeGlosses(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)')) {
      term.dataset.shut = '';
      for (const left of ['pointerleave', 'focusout']) {
        term.addEventListener(left, () => delete term.dataset.shut, { once: true });
      }
    }
  });
}
