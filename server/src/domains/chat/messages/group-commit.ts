/** Larger ones take longer than they save. */
const MOST_IN_GROUP = 64;
/** While the database writes one, the next is gathered and the last is answered. */
const GROUPS_AT_ONCE = 2;

type Options<Item, Result> = {
  /** Of two with the same key the second is begun when the first is written. */
  keyOf: (item: Item) => string;
  /** Writes and commits all of them; `undefined` for each that is to be written alone. */
  writeAll: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>;
  writeAlone: (item: Item) => Promise<Result>;
};

type WaitingItem<Item, Result> = {
  item: Item;
  resolve: (result: Result | undefined) => void;
  reject: (error: unknown) => void;
};

/**
 * Returns a function that writes an item together with those that come at the same time, and resolves when they are
 * committed. Nobody waits for company: while few items come, each is written at once.
 */
export function createGroupCommit<Item, Result>({ keyOf, writeAll, writeAlone }: Options<Item, Result>) {
  let waiting: WaitingItem<Item, Result>[] = [];
  const busy = new Set<string>();
  let groups = 0;
  let isBeginning = false;

  async function write(group: readonly WaitingItem<Item, Result>[]): Promise<void> {
    try {
      const written = await writeAll(group.map(({ item }) => item));
      group.forEach(({ resolve }, n) => resolve(written[n]));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      groups -= 1;
      beginNext();
    }
  }

  /** What came in the same turn of the event loop goes together. */
  function beginNext(): void {
    if (isBeginning || waiting.length === 0) return;
    isBeginning = true;
    setImmediate(() => {
      isBeginning = false;
      while (groups < GROUPS_AT_ONCE) {
        const { group, later } = split(waiting, { busy, keyOf });
        waiting = later;
        if (group.length === 0) return;
        for (const { item } of group) busy.add(keyOf(item));
        groups += 1;
        void write(group);
      }
    });
  }

  return async (item: Item): Promise<Result> => {
    try {
      const written = await new Promise<Result | undefined>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        beginNext();
      });
      return written ?? (await writeAlone(item));
    } finally {
      busy.delete(keyOf(item));
      beginNext();
    }
  };
}

type Splitting<Item> = { busy: ReadonlySet<string>; keyOf: (item: Item) => string };

/** The next group: the oldest of each key that is not being written. */
function split<Item, Result>(
  waiting: readonly WaitingItem<Item, Result>[],
  { busy, keyOf }: Splitting<Item>,
) {
  const group: WaitingItem<Item, Result>[] = [];
  const later: WaitingItem<Item, Result>[] = [];
  const taken = new Set(busy);
  for (const one of waiting) {
    const key = keyOf(one.item);
    const isNext = group.length < MOST_IN_GROUP && !taken.has(key);
    (isNext ? group : later).push(one);
    taken.add(key);
  }
  return { group, later };
}
