/**
 * Returns a function that works on an item at once, or together with all that come while the work is under way, and
 * resolves when its own share is done.
 */
export function createGathered<Item>(work: (items: readonly Item[]) => Promise<void>) {
  let waiting: Item[] = [];
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const begin = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    await work(items);
  };
  return (item: Item): Promise<void> => {
    waiting.push(item);
    if (next === undefined) {
      next = running.then(begin, begin);
      running = next;
    }
    return next;
  };
}

/** Reads under way at a time: one that hangs does not hold up the others. */
const LANES = 4;

/**
 * Returns a function that reads one row, together with all that are asked for while reads are under way. Each is read
 * after it was asked for. Only for what is read outside of any transaction: the first who asks reads for all.
 */
export function createGatheredRead<Key, Row>(read: (keys: readonly Key[]) => Promise<Map<Key, Row>>) {
  let waiting: WaitingQuestion<Key, Row>[] = [];
  let running = 0;

  const begin = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    running += 1;
    try {
      const rows = await read([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    running -= 1;
    if (waiting.length > 0) void begin();
  };
  return (key: Key): Promise<Row | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < LANES) void begin();
    });
}

type WaitingQuestion<Key, Row> = {
  key: Key;
  resolve: (row: Row | undefined) => void;
  reject: (error: unknown) => void;
};
