import { EMBED } from '../words/en/embed.ts';

/** What stands in a frame that has no board: why, and two ways on. */
export function EmbedFault({ text, home }: { readonly text: string; readonly home: string }) {
  return (
    <>
      <h1>{EMBED.site}</h1>
      <p>{text}</p>
      <p class="lucie-embed-foot">
        <a href={`${home}embedding/`} target="_blank" rel="noopener">
          {EMBED.how}
        </a>
        <a href={home} target="_blank" rel="noopener">
          {EMBED.open}
        </a>
      </p>
    </>
  );
}
