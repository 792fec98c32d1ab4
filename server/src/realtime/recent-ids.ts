/** Longer than anything is on its way between processes. */
const KEPT = 10_000;

/** The last ten thousand ids. */
export function createRecentIds() {
  const ids = new Set<string>();
  return {
    has: (id: string): boolean => ids.has(id),
    /** False where it was there. */
    add: (id: string): boolean => {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > KEPT) ids.delete(ids.values().next().value ?? '');
      return true;
    },
  };
}
