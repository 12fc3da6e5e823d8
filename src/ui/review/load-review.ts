/** The panel of a review; see ReviewPanel.tsx. */
export type ReviewPanelComponent = typeof import('./ReviewPanel.tsx').ReviewPanel;

/** Loads the panel of a review, which most games never ask for. */
export async function loadReview(): Promise<ReviewPanelComponent> {
  return (await import('./ReviewPanel.tsx')).ReviewPanel;
}
