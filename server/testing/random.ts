/** A seeded source of choices: the same seed always yields the same world. */
export type Random = {
  /** A float in [0, 1). */
  next: () => number;
  /** A whole number between both bounds, inclusive. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** Up to `count` different elements, in a drawn order. */
  sample: <T>(from: readonly T[], count: number) => T[];
};

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Builds a generator (mulberry32) from a 32-bit seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(next() * from.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from');
    return chosen;
  };
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from];
    const drawn: T[] = [];
    while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(int(0, rest.length - 1), 1));
    return drawn;
  };
  return { next, int, pick, sample, chance: (probability) => next() < probability };
}
