import { siteStorage, tabStorage } from '@plumbline/shared-schema/browser-storage';

type Name = 'localStorage' | 'sessionStorage';

/** Puts a storage of the browser in place, or what happens instead. */
function browserHas(name: Name, get: () => unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** As a browser's own: each entry is a property, beside methods that are none. */
function aStorage(entries: Record<string, string>, { isFull = false } = {}): unknown {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('exceeded the quota', 'QuotaExceededError');
      entries[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  return Object.setPrototypeOf(entries, methods);
}

afterEach(() => {
  for (const storage of [siteStorage, tabStorage]) storage.keys().forEach(storage.remove);
});

describe.each<[Name, typeof siteStorage]>([
  ['localStorage', siteStorage],
  ['sessionStorage', tabStorage],
])('%s', (name, storage) => {
  test.each([
    ['is refused', refused],
    ['is full', () => aStorage({}, { isFull: true })],
    ['does not exist', () => undefined],
  ])('that %s: the page keeps what is written', (_what, get) => {
    browserHas(name, get);
    expect(storage.read('theme')).toBeNull();
    storage.write('theme', 'dark');
    expect([storage.read('theme'), storage.keys()]).toEqual(['dark', ['theme']]);
    storage.remove('theme');
    expect([storage.read('theme'), storage.keys()]).toEqual([null, []]);
  });

  test('keeps for the next page what is written', () => {
    const entries: Record<string, string> = {};
    browserHas(name, () => aStorage(entries));
    storage.write('theme', 'dark');
    expect(entries).toEqual({ theme: 'dark' });
    expect([storage.read('theme'), storage.keys()]).toEqual(['dark', ['theme']]);
    storage.remove('theme');
    expect(entries).toEqual({});
  });

  test('has the newest text, where there is room for the older one only and where there is room again', () => {
    const entries = { theme: 'light' };
    browserHas(name, () => aStorage(entries, { isFull: true }));
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    browserHas(name, () => aStorage(entries));
    storage.write('theme', 'dark');
    expect([storage.read('theme'), storage.keys()]).toEqual(['dark', ['theme']]);
  });
});
