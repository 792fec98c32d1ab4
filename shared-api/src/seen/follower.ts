import { KEPT_PAGE } from '@plumbline/shared-schema/rendering';
import { api } from '@plumbline/shared-api/api';
import { readSessionState, type WithSession } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';
import { isKept, isTakenBack, isUnanswered, type Queries, type Query } from './kept-answers';
import { withSeen, type SeenAnswer } from './storage';

const PAUSE_MS = 100;
/** An answer that says nothing new is kept again after this long, for its time. */
const STALE_MS = 60_000;

/** The person at the screen; of a member who acts for a company, both. */
function ownerOf(state: WithSession): string | undefined {
  const { user } = readSessionState(state);
  if (!user) return undefined;
  return user.team ? `${user._id} ${user.team.person}` : user._id;
}

/** Whether answers that do not come are to be expected: no network, or a page that the browser has kept. */
const isOffline = () => !navigator.onLine || document.querySelector(`meta[name=${KEPT_PAGE}]`) !== null;

/** Watches the store; resolves when what was kept for whoever is signed in is there. */
export function createFollower(store: AppStore): Promise<void> {
  const memory = createMemory();
  let owner: string | undefined;
  let known: Queries = {};

  /** With the time at which it was answered, so that nobody takes it for fresh. */
  function recall(key: string): void {
    const seen = memory.find(key);
    if (!seen) return;
    const entry = { endpointName: seen.endpoint, arg: seen.arg, value: seen.data };
    // Its type leaves out what it carries.
    const action = api.util.upsertQueryEntries([entry as never]) as { type: string; meta?: object };
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: seen.at } });
  }

  function look(key: string, query: Query, before: Query | undefined): void {
    if (query === before || !isKept(query)) return;
    if (query.status === 'fulfilled') memory.keep(key, query);
    else if (isTakenBack(query)) memory.forget(key);
    else if (isUnanswered(query) && isOffline()) recall(key);
  }

  function lookAtAll(queries: Queries): void {
    const before = known;
    known = queries;
    for (const [key, query] of Object.entries(queries)) if (query) look(key, query, before[key]);
  }

  function follow(): void {
    const state = store.getState();
    const next = ownerOf(state);
    const queries: Queries = state.api.queries;
    if (next === owner) {
      if (owner !== undefined && queries !== known) lookAtAll(queries);
      return;
    }
    owner = next;
    // What the store still holds was answered to whoever was here before.
    known = queries;
    void memory.changeOwner(next);
  }

  owner = ownerOf(store.getState());
  return memory.changeOwner(owner).then(() => {
    store.subscribe(follow);
    follow();
  });
}

/** What is kept of one person's answers, here and on disk. */
function createMemory() {
  let owner: string | undefined;
  let seen = new Map<string, SeenAnswer>();
  let writing = new Map<string, SeenAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...writing.values()];
    writing = new Map();
    if (rows.length > 0) void withSeen((storage) => storage.put(rows));
  }
  window.addEventListener('pagehide', write);

  return {
    find: (key: string) => seen.get(key),
    keep(key: string, { endpointName = '', originalArgs, data, fulfilledTimeStamp = 0 }: Query): void {
      const at = fulfilledTimeStamp;
      const known = seen.get(key);
      if (owner === undefined || (known && known.data === data && at - known.at < STALE_MS)) return;
      const row = { owner, key, endpoint: endpointName, arg: originalArgs, data, at };
      seen.set(key, row);
      writing.set(key, row);
      timer ??= setTimeout(write, PAUSE_MS);
    },
    forget(key: string): void {
      const mine = owner;
      seen.delete(key);
      writing.delete(key);
      if (mine !== undefined) void withSeen((storage) => storage.remove(mine, key));
    },
    /** Nothing of whoever was here before stays. */
    async changeOwner(next: string | undefined): Promise<void> {
      owner = next;
      writing = new Map();
      const mine = (seen = new Map<string, SeenAnswer>());
      await withSeen(async (storage) => {
        await storage.keepOnly(next);
        const rows = next === undefined ? [] : await storage.list(next);
        for (const row of rows) if (!mine.has(row.key)) mine.set(row.key, row);
      });
    },
  };
}
