import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Unsent } from './outgoing';

export type Draft = { userId: string; chatId: string; text: string };
/** `key`: the `clientMessageId` that they go with, or the name of a draft. */
type KeptFiles = { key: string; userId: string; files: readonly File[] };

type Tables = DBSchema & {
  outgoing: { key: string; value: Unsent };
  drafts: { key: [string, string]; value: Draft };
  files: { key: string; value: KeptFiles };
};

/** What the page keeps of unsent messages. It never rejects. */
export type OutboxStorage = {
  /** In the order written. */
  listOutgoing: (userId: string) => Promise<Unsent[]>;
  putOutgoing: (message: Unsent) => Promise<void>;
  /** And its files. */
  removeOutgoing: (clientMessageId: string) => Promise<void>;
  listDrafts: (userId: string) => Promise<Draft[]>;
  /** A blank text removes it. */
  putDraft: (draft: Draft) => Promise<void>;
  readFiles: (key: string) => Promise<readonly File[]>;
  /** None removes them. */
  putFiles: (kept: KeptFiles) => Promise<void>;
  /** Everything that is not this person's. */
  keepOnly: (userId: string | undefined) => Promise<void>;
};

let opened: Promise<OutboxStorage> | undefined;

/** Async, since a browser that refuses storage throws at the first mention of it. */
const openDisk = async () =>
  openDB<Tables>('plumbline-messages', 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('outgoing', { keyPath: 'clientMessageId' });
        database.createObjectStore('drafts', { keyPath: ['userId', 'chatId'] });
      }
      database.createObjectStore('files', { keyPath: 'key' });
    },
    // A tab with a newer build waits until this one lets go; from then on this one keeps in memory what it is given.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** IndexedDB; where the browser refuses it, memory, which lasts as long as the page. */
function openStorage(): Promise<OutboxStorage> {
  opened ??= openDisk().then(onDisk, inMemory);
  return opened;
}

let last: Promise<unknown> = Promise.resolve();

/** Operations run one after the other; what `run` tells the store is in the same order. */
export function withStorage<Result>(run: (storage: OutboxStorage) => Promise<Result>): Promise<Result> {
  const turn = last.then(openStorage).then(run);
  last = turn.catch(() => undefined);
  return turn;
}

const byOrder = (a: Unsent, b: Unsent) => a.order - b.order;

function onDisk(database: IDBPDatabase<Tables>): OutboxStorage {
  // What the disk has no room for is kept in memory.
  const spare = inMemory();
  return {
    async listOutgoing(userId) {
      const stored = await database.getAll('outgoing').catch(() => []);
      const own = stored.filter((message) => message.userId === userId);
      return [...own, ...(await spare.listOutgoing(userId))].sort(byOrder);
    },
    putOutgoing: (message) =>
      database.put('outgoing', message).then(
        () => spare.removeMessage(message.clientMessageId),
        () => spare.putOutgoing(message),
      ),
    async removeOutgoing(clientMessageId) {
      await database.delete('outgoing', clientMessageId).catch(() => undefined);
      await database.delete('files', clientMessageId).catch(() => undefined);
      await spare.removeOutgoing(clientMessageId);
    },
    async listDrafts(userId) {
      const stored = await database.getAll('drafts').catch(() => []);
      return stored.filter((draft) => draft.userId === userId);
    },
    async putDraft(draft) {
      const { userId, chatId, text } = draft;
      await (text === '' ? database.delete('drafts', [userId, chatId]) : database.put('drafts', draft)).catch(
        () => undefined,
      );
    },
    async readFiles(key) {
      const stored = await database.get('files', key).catch(() => undefined);
      return stored?.files ?? spare.readFiles(key);
    },
    async putFiles(kept) {
      await spare.putFiles({ ...kept, files: [] });
      await (
        kept.files.length === 0 ? database.delete('files', kept.key) : database.put('files', kept)
      ).catch(() => spare.putFiles(kept));
    },
    async keepOnly(userId) {
      await spare.keepOnly(userId);
      await removeOthers(database, userId).catch(() => undefined);
    },
  };
}

const TABLES = ['outgoing', 'drafts', 'files'] as const;

async function removeOthers(database: IDBPDatabase<Tables>, userId: string | undefined): Promise<void> {
  const change = database.transaction(TABLES, 'readwrite');
  for (const name of TABLES) {
    let cursor = await change.objectStore(name).openCursor();
    while (cursor) {
      if (cursor.value.userId !== userId) await cursor.delete();
      cursor = await cursor.continue();
    }
  }
  await change.done;
}

type MemoryStorage = OutboxStorage & {
  /** Without its files. */
  removeMessage: (clientMessageId: string) => Promise<void>;
};

function inMemory(): MemoryStorage {
  const outgoing = new Map<string, Unsent>();
  const drafts = new Map<string, Draft>();
  const files = new Map<string, KeptFiles>();
  return {
    listOutgoing: async (userId) =>
      [...outgoing.values()].filter((message) => message.userId === userId).sort(byOrder),
    putOutgoing: async (message) => void outgoing.set(message.clientMessageId, message),
    removeMessage: async (clientMessageId) => void outgoing.delete(clientMessageId),
    async removeOutgoing(clientMessageId) {
      outgoing.delete(clientMessageId);
      files.delete(clientMessageId);
    },
    readFiles: async (key) => files.get(key)?.files ?? [],
    putFiles: async (kept) =>
      void (kept.files.length === 0 ? files.delete(kept.key) : files.set(kept.key, kept)),
    listDrafts: async (userId) => [...drafts.values()].filter((draft) => draft.userId === userId),
    putDraft: async (draft) => void drafts.set(`${draft.userId} ${draft.chatId}`, draft),
    async keepOnly(userId) {
      for (const [key, message] of outgoing) if (message.userId !== userId) outgoing.delete(key);
      for (const [key, draft] of drafts) if (draft.userId !== userId) drafts.delete(key);
      for (const [key, kept] of files) if (kept.userId !== userId) files.delete(key);
    },
  };
}
