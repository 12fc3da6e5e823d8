import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EMBED } from '../words/en/embed.ts';
import { loadEmbed } from './load-embed.tsx';
import '../table/table.css';
import './embed.css';

/**
 * One board in a frame on somebody’s page: what the address asks for, behind its `?` or its `#`. It keeps nothing on the
 * device and sends nothing to the page around it. `home` is the path of the site’s first page.
 */
export function Embed({ home }: { readonly home: string }) {
  const [board, setBoard] = useState<VNode | null>(null);
  useEffect(() => {
    let latest = 0;
    const load = () => {
      const asked = ++latest;
      setBoard(null);
      loadEmbed((location.search || location.hash).slice(1), home).then(
        (loaded) => asked === latest && setBoard(loaded),
      );
    };
    load();
    addEventListener('hashchange', load);
    return () => removeEventListener('hashchange', load);
  }, []);
  return (
    <div class="lucie-embed">
      {board ?? (
        <>
          <h1>{EMBED.site}</h1>
          <p>{EMBED.opening}</p>
        </>
      )}
    </div>
  );
}
