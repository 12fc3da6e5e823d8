declare namespace App {
  interface Locals {
    /** The lesson whose text is being rendered: what its `<Board />` shows. */
    lesson?: {
      readonly preset: string;
      readonly deal: string;
      readonly seed?: string | undefined;
      readonly goal: string;
      readonly solution: string;
      readonly costs?: number | undefined;
    };
    /** Its name in addresses. */
    slug?: string;
    /** The lesson after it, if there is one. */
    next?: { readonly path: string; readonly title: string } | undefined;
    /** The id of the game whose page is being rendered: what its `<Reading>`s change. */
    game?: string;
    /** How many words of the page being rendered have led to the glossary so far: it keeps their ids apart. */
    terms?: number;
  }
}

declare module 'subset-font' {
  /** Cuts a font down to some characters, layout features and variations. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}

declare namespace Astro {
  /** See island-tasks.ts. */
  interface ClientDirectives {
    'client:soon'?: boolean;
    'client:seen'?: boolean;
  }
}
