import { rankOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';

/*
 * What a table sounds like, made as it is heard: a card that is laid is a short knock of filtered noise, one that comes
 * home a soft note, a semitone higher a rank from the A below middle C, a redeal a riffle of knocks, a game that is won a
 * chord of four notes.
 */

/** What is to be heard of a change from one position to another. */
export type Sound =
  | { readonly kind: 'lay' | 'riffle' | 'won' }
  | { readonly kind: 'home'; readonly rank: number };

/** The frequency of an ace that comes home, in hertz. */
const LOWEST = 220;
/** A major chord and its octave, in semitones. */
const CHORD = [0, 4, 7, 12];
const KNOCKS = 16;

/** What is heard when a position gives way to another one. */
export function soundOf(before: Position, after: Position, won: boolean): Sound {
  if (won) return { kind: 'won' };
  const bottoms = after.fans.filter((cards, fan) => cards[0] !== before.fans[fan]?.[0]);
  // A move leaves the fans as they lie, but for the one that it empties and the one that it fills.
  if (bottoms.length > 3) return { kind: 'riffle' };
  const grown = after.foundations.findIndex((cards, pile) => cards.length > before.foundations[pile]!.length);
  const card = after.foundations[grown]?.at(-1);
  return card === undefined ? { kind: 'lay' } : { kind: 'home', rank: rankOf(card) };
}

/** Plays sounds; made after a touch or a key, as browsers ask. */
export function makePlayer(): (sound: Sound) => void {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.25;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 20, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = Math.random() * 2 - 1;
  });

  /** A voice that fades, from a time on, in seconds. */
  const voice = (source: AudioScheduledSourceNode, at: number, peak: number, length: number): GainNode => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(peak, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(gain);
    source.start(at);
    source.stop(at + length);
    return gain;
  };
  const knock = (at: number, peak: number) => {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 0.8 });
    voice(source, at, peak, 0.05).connect(filter).connect(out);
  };
  const note = (at: number, semitones: number, length: number) => {
    const frequency = LOWEST * 2 ** (semitones / 12);
    voice(new OscillatorNode(context, { type: 'triangle', frequency }), at, 0.5, length).connect(out);
  };

  return (sound) => {
    void context.resume();
    const now = context.currentTime + 0.01;
    if (sound.kind === 'lay') knock(now, 1);
    else if (sound.kind === 'home') note(now, sound.rank, 0.35);
    else if (sound.kind === 'riffle')
      for (let at = 0; at < KNOCKS; at++) knock(now + 0.24 + at * 0.02, 0.3 + 0.4 * Math.random());
    else for (const [at, semitones] of CHORD.entries()) note(now + 0.3 + at * 0.09, semitones + 12, 1.4);
  };
}
