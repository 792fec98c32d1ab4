type MemoryOptions = { freshMs: number; mostKept: number };

/** Makes a thing once for all who ask for it while it is fresh; again after a failure. */
export function createMemory({ freshMs, mostKept }: MemoryOptions) {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>();
  return <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && Date.now() - known.at < freshMs) return known.value as Promise<Value>;
    kept.delete(key);
    const value = make();
    kept.set(key, { at: Date.now(), value });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
