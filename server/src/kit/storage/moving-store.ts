import type { FileStore } from './store';

/**
 * Two stores while files move from one to the other: kept in `store`, found in either. What is removed goes from `other`
 * first: a copy made at that moment looks there again (`copy-files.ts`) and takes itself back.
 */
export function createMovingStore(store: FileStore, other: FileStore): FileStore {
  return {
    put: store.put,
    open: async (key) => (await store.open(key)) ?? other.open(key),
    sizeOf: async (key) => (await store.sizeOf(key)) ?? other.sizeOf(key),
    list: async function* () {
      yield* store.list();
      for await (const key of other.list()) if ((await store.sizeOf(key)) === undefined) yield key;
    },
    remove: async (key) => {
      await other.remove(key);
      await store.remove(key);
    },
    check: store.check,
    sweep: async () => {
      await store.sweep();
      await other.sweep();
    },
  };
}
