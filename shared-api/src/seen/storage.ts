import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An answer that somebody has seen. `key`: of the query in the store; `at`: when it was answered, in milliseconds. */
export type SeenAnswer = {
  owner: string;
  key: string;
  endpoint: string;
  arg: unknown;
  data: unknown;
  at: number;
};

type Tables = DBSchema & { seen: { key: [string, string]; value: SeenAnswer } };

/** What the browser keeps of what was seen. It never rejects: what cannot be kept is not. */
export type SeenStorage = {
  /** The newest ones; older ones are dropped. */
  list: (owner: string) => Promise<SeenAnswer[]>;
  put: (seen: readonly SeenAnswer[]) => Promise<void>;
  remove: (owner: string, key: string) => Promise<void>;
  /** Everything that is not this person's. */
  keepOnly: (owner: string | undefined) => Promise<void>;
};

const MOST_KEPT = 200;

const newestFirst = (a: SeenAnswer, b: SeenAnswer) => b.at - a.at;

/** Async, since a browser that refuses storage throws at the first mention of it. */
const openDisk = async () =>
  openDB<Tables>('plumbline-seen', 1, {
    upgrade: (database) => void database.createObjectStore('seen', { keyPath: ['owner', 'key'] }),
    // A tab with a newer build waits until this one lets go.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

let opened: Promise<SeenStorage> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Operations run one after the other. */
export function withSeen<Result>(run: (storage: SeenStorage) => Promise<Result>): Promise<Result> {
  opened ??= openDisk().then(onDisk, inMemory);
  const storage = opened;
  const turn = last.then(() => storage).then(run);
  last = turn.catch(() => undefined);
  return turn;
}

function onDisk(database: IDBPDatabase<Tables>): SeenStorage {
  const quietly = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      () => undefined,
    );
  const removeAll = (rows: readonly SeenAnswer[]) =>
    quietly(Promise.all(rows.map(({ owner, key }) => database.delete('seen', [owner, key]))));
  return {
    async list(owner) {
      const all = await database.getAll('seen').catch(() => []);
      const own = all.filter((seen) => seen.owner === owner).sort(newestFirst);
      await removeAll(own.slice(MOST_KEPT));
      return own.slice(0, MOST_KEPT);
    },
    put: (rows) => quietly(Promise.all(rows.map((seen) => database.put('seen', seen)))),
    remove: (owner, key) => quietly(database.delete('seen', [owner, key])),
    async keepOnly(owner) {
      if (owner === undefined) return quietly(database.clear('seen'));
      const all = await database.getAll('seen').catch(() => []);
      await removeAll(all.filter((seen) => seen.owner !== owner));
    },
  };
}

function inMemory(): SeenStorage {
  const kept = new Map<string, SeenAnswer>();
  const keyOf = (owner: string, key: string) => `${owner}|${key}`;
  const own = (owner: string) => [...kept.values()].filter((seen) => seen.owner === owner).sort(newestFirst);
  return {
    list: async (owner) => own(owner).slice(0, MOST_KEPT),
    async put(rows) {
      for (const seen of rows) kept.set(keyOf(seen.owner, seen.key), seen);
    },
    remove: async (owner, key) => void kept.delete(keyOf(owner, key)),
    async keepOnly(owner) {
      for (const [key, seen] of kept) if (seen.owner !== owner) kept.delete(key);
    },
  };
}
