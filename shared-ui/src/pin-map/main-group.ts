type MapPosition = { lat: number; lng: number };

/** Degrees of longitude without a pin that part two groups: an ocean. */
const OCEAN = 40;

/**
 * The pins of the side of the oceans with the most of them, the first of equal ones. A view of all would show
 * little but water between them.
 */
export function mainGroup<Pin extends MapPosition>(pins: readonly Pin[]): readonly Pin[] {
  const fromWest = [...pins].sort((one, other) => one.lng - other.lng);
  const groups: Pin[][] = [];
  let last = -Infinity;
  for (const pin of fromWest) {
    const group = groups.at(-1);
    if (group && pin.lng - last < OCEAN) group.push(pin);
    else groups.push([pin]);
    last = pin.lng;
  }
  return groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0] ?? []);
}
