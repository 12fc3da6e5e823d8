import type { VNode } from 'preact';
import { makeFault } from '../../core/result.ts';
import { readEmbed } from '../../play/embed-link.ts';
import { randomSeed } from '../table/random-seed.ts';
import { EMBED } from '../words/en/embed.ts';
import { partLink } from '../words/en/play.ts';

/**
 * Loads the board that a frame’s address asks for, without the sign before it, or the sentence why there is none;
 * `home` is the path of the site’s first page. Never fails.
 */
export async function loadEmbed(text: string, home: string): Promise<VNode> {
  const fault = (said: string) => <EmbedFault text={said} home={home} />;
  if (text.startsWith('lucie=')) return loadOwnStudy(text, home);
  const found = readEmbed(text, randomSeed());
  if (found === null) return fault(EMBED.nothing);
  if (!found.ok) return fault(makeFault(found.fault));
  const asked = found.value;
  try {
    if (asked.kind === 'game') {
      const { moments, intact } = asked.game;
      const { EmbedTable } = await import('./EmbedTable.tsx');
      const note = intact ? '' : partLink(moments.length - 1);
      return <EmbedTable moments={moments} note={note} page={`${home}play/`} />;
    }
    if (asked.kind === 'puzzle') {
      const [{ EmbedPuzzle }, answer] = await Promise.all([
        import('./EmbedPuzzle.tsx'),
        fetch(`${home}embed/puzzle/${asked.id}.json`),
      ]);
      if (!answer.ok) return fault(answer.status === 404 ? EMBED.none.puzzle(asked.id) : EMBED.notLoaded);
      return <EmbedPuzzle framed={await answer.json()} page={`${home}practice/${asked.id}/`} />;
    }
    const [{ EmbedStudy }, answer] = await Promise.all([
      import('./EmbedStudy.tsx'),
      fetch(`${home}embed/${asked.id}.lucie`),
    ]);
    if (!answer.ok) return fault(answer.status === 404 ? EMBED.none.study(asked.id) : EMBED.notLoaded);
    const source = await answer.text();
    return <EmbedStudy source={source} place={asked.place} page={`${home}studies/${asked.id}/`} />;
  } catch {
    return fault(EMBED.notLoaded);
  }
}

/** Loads a study that somebody wrote, whose text is the address itself. */
async function loadOwnStudy(link: string, home: string): Promise<VNode> {
  try {
    const [{ EmbedOwnStudy }, { readStudyLink }] = await Promise.all([
      import('./EmbedStudy.tsx'),
      import('../study/study-link.ts'),
    ]);
    const found = await readStudyLink(link);
    if (found === null || !found.ok)
      return <EmbedFault text={found === null ? EMBED.nothing : makeFault(found.fault)} home={home} />;
    return <EmbedOwnStudy source={found.value} link={link} page={`${home}own-study/`} />;
  } catch {
    return <EmbedFault text={EMBED.notLoaded} home={home} />;
  }
}

/** What stands in a frame that has no board: why, and two ways on. */
function EmbedFault({ text, home }: { readonly text: string; readonly home: string }) {
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
