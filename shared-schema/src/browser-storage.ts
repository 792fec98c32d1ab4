/** Keeps texts by key. It never throws. */
export type BrowserStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
};

/** `storage` throws where the browser blocks site data; where it is full, its `setItem` does. */
function guarded(storage: () => Storage): BrowserStorage {
  /** Stands in for what the browser refuses, as long as the page lasts. */
  const memory = new Map<string, string>();
  const attempt = <Result>(ask: (open: Storage) => Result): Result | undefined => {
    try {
      return ask(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((open) => open.getItem(key)) ?? null,
    write(key, text) {
      const isStored = attempt((open) => (open.setItem(key, text), true));
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((open) => open.removeItem(key));
    },
    keys: () => [...memory.keys(), ...Object.keys(attempt((open) => ({ ...open })) ?? {})],
  };
}

/** For all tabs, until it is removed: the session, language, theme. */
// eslint-disable-next-line no-restricted-syntax -- guarded here
export const siteStorage = guarded(() => localStorage);

/** For this tab, until it is closed: drafts, the opened card of a list. */
// eslint-disable-next-line no-restricted-syntax -- guarded here
export const tabStorage = guarded(() => sessionStorage);
