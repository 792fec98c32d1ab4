/** Index of the first text that is not before `wanted`, in a list sorted by code units. */
export function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The indexes, from and before, of the texts that begin with `beginning`. */
export function rangeOf(sorted: readonly string[], beginning: string): [number, number] {
  return [lowerBound(sorted, beginning), lowerBound(sorted, `${beginning}\uffff`)];
}
