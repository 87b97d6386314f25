export interface Random {
  /** Returns a number of at least 0 and below 1. */
  next: () => number;
  /** Returns an integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
}

/**
 * Creates a random number generator that yields the same numbers for the same seed on every machine (mulberry32 over an
 * FNV-1a hash).
 */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error("There is nothing to pick from.");
      return picked;
    },
  };
}
