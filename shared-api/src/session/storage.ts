/** Browser storage keys of a session. */
export const SESSION_KEYS = ['token', 'user', 'accessToken', 'auth-storage', 'chat-store'] as const;

/** What signing out removes besides the session itself. */
export const PREFERENCE_KEYS = ['i18nextLng', 'theme'] as const;

type StorageKey = (typeof SESSION_KEYS)[number] | (typeof PREFERENCE_KEYS)[number];

/** Stands in where the browser refuses storage (blocked cookies, private windows): the session then lasts a page. */
const memory = new Map<string, string>();

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores the text; falls back to memory where the browser refuses. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(keys: readonly StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      continue;
    }
  }
}
