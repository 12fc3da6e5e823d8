import type { Page } from '@playwright/test';

/**
 * Text on a page that stands out too little from what is behind it, by the ratios of WCAG 2.2 AA, computed from the styles:
 * each text against the colours of the boxes it stands in. It takes a small part of the time that axe takes to look at every
 * point, and leaves out what styles do not tell: text on a picture or in a drawing.
 */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Colour>();
    const colourOf = (text: string): Colour => {
      const before = known.get(text);
      if (before !== undefined) return before;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      known.set(text, colour);
      return colour;
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2, a2]: Colour): Colour => {
      const alpha = a + a2 * (1 - a);
      const mix = (top: number, below: number): number =>
        alpha === 0 ? 0 : (top * a + below * a2 * (1 - a)) / alpha;
      return [mix(r, r2), mix(g, g2), mix(b, b2), alpha];
    };
    const light = ([red, green, blue]: Colour): number => {
      const linear = (byte: number): number => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ratio = (one: Colour, other: Colour): number => {
      const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    };
    /** What is behind a text, and how opaque the text is; null where a picture is behind it. */
    const behind = (element: Element): { readonly back: Colour; readonly opacity: number } | null => {
      let back: Colour = [0, 0, 0, 0];
      let opacity = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        opacity *= Number(style.opacity);
        if (back[3] > 0.999) continue;
        if (style.backgroundImage !== 'none') return null;
        back = over(back, colourOf(style.backgroundColor));
      }
      return { back: over(back, [255, 255, 255, 1]), opacity };
    };

    const faults = new Set<string>();
    const seen = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element === null || seen.has(element) || !walker.currentNode.textContent?.trim()) continue;
      seen.add(element);
      if (element.closest('svg, :disabled, [aria-disabled="true"], script, style, noscript, option') !== null)
        continue;
      if (
        !element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue;
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // What is read aloud alone is cut down to nothing.
      if (width <= 1 || height <= 1 || style.clipPath === 'inset(50%)') continue;
      const found = behind(element);
      if (found === null) continue;
      const [red, green, blue, alpha] = colourOf(style.color);
      const shown = over([red, green, blue, alpha * found.opacity], found.back);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const most = ratio(shown, found.back);
      if (most + 0.005 < (isLarge ? 3 : 4.5))
        faults.add(
          `contrast ${most.toFixed(2)} of ${style.color} on ${found.back.map(Math.round).join(' ')}: ${element.outerHTML.slice(0, 120)}`,
        );
    }
    return [...faults];
  });
}
