import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Outgoing } from './outgoing';

export type Draft = { userId: string; chatId: string; text: string };

type Tables = DBSchema & {
  outgoing: { key: string; value: Outgoing };
  drafts: { key: [string, string]; value: Draft };
};

/** What the page keeps of unsent messages. It never rejects. */
export type OutboxStorage = {
  /** In the order written. */
  listOutgoing: (userId: string) => Promise<Outgoing[]>;
  putOutgoing: (message: Outgoing) => Promise<void>;
  removeOutgoing: (clientMessageId: string) => Promise<void>;
  listDrafts: (userId: string) => Promise<Draft[]>;
  /** A blank text removes it. */
  putDraft: (draft: Draft) => Promise<void>;
  /** Everything that is not this person's. */
  keepOnly: (userId: string | undefined) => Promise<void>;
};

let opened: Promise<OutboxStorage> | undefined;

/** Async, since a browser that refuses storage throws at the first mention of it. */
const openDisk = async () =>
  openDB<Tables>('plumbline-messages', 1, {
    upgrade(database) {
      database.createObjectStore('outgoing', { keyPath: 'clientMessageId' });
      database.createObjectStore('drafts', { keyPath: ['userId', 'chatId'] });
    },
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

const byOrder = (a: Outgoing, b: Outgoing) => a.order - b.order;

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
        () => spare.removeOutgoing(message.clientMessageId),
        () => spare.putOutgoing(message),
      ),
    async removeOutgoing(clientMessageId) {
      await database.delete('outgoing', clientMessageId).catch(() => undefined);
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
    async keepOnly(userId) {
      await spare.keepOnly(userId);
      await removeOthers(database, userId).catch(() => undefined);
    },
  };
}

async function removeOthers(database: IDBPDatabase<Tables>, userId: string | undefined): Promise<void> {
  const change = database.transaction(['outgoing', 'drafts'], 'readwrite');
  for (const name of ['outgoing', 'drafts'] as const) {
    let cursor = await change.objectStore(name).openCursor();
    while (cursor) {
      if (cursor.value.userId !== userId) await cursor.delete();
      cursor = await cursor.continue();
    }
  }
  await change.done;
}

function inMemory(): OutboxStorage {
  const outgoing = new Map<string, Outgoing>();
  const drafts = new Map<string, Draft>();
  return {
    listOutgoing: async (userId) =>
      [...outgoing.values()].filter((message) => message.userId === userId).sort(byOrder),
    putOutgoing: async (message) => void outgoing.set(message.clientMessageId, message),
    removeOutgoing: async (clientMessageId) => void outgoing.delete(clientMessageId),
    listDrafts: async (userId) => [...drafts.values()].filter((draft) => draft.userId === userId),
    putDraft: async (draft) => void drafts.set(`${draft.userId} ${draft.chatId}`, draft),
    async keepOnly(userId) {
      for (const [key, message] of outgoing) if (message.userId !== userId) outgoing.delete(key);
      for (const [key, draft] of drafts) if (draft.userId !== userId) drafts.delete(key);
    },
  };
}
