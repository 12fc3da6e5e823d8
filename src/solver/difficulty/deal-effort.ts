/** The simple players that try a deal, from the worst to the best; players.ts has what each of them does. */
export const PLAYERS = ['careless', 'plain', 'careful'] as const;
/** See {@link PLAYERS}. */
export type SimplePlayer = (typeof PLAYERS)[number];

/** What it takes to bring home what the deal can give. */
export interface DealEffort {
  /** The cards that are to be home, those included that lie there from the start. */
  readonly target: number;
  /** How often each player tried. */
  readonly tries: number;
  readonly players: { readonly [Player in SimplePlayer]: PlayerTries };
  /** The points where one play alone keeps the aim; null where they are not counted: outside of the same-suit games. */
  readonly onlyMoves: number | null;
}

/** How the tries of a player ended. */
export interface PlayerTries {
  /** How many of them brought as many cards home as can come. */
  readonly reached: number;
  /** The mean share of the cards to be brought home that came, 0–1. */
  readonly share: number;
}
