import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copiesInFiles, FINGERPRINTS, isSingleton, SINGLETONS } from './own-copies';

const modules = path.resolve(__dirname, '../../../node_modules');

function isIn(folder: string, text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isFile() &&
      /\.(c|m)?js$/.test(entry.name) &&
      readFileSync(path.join(entry.parentPath, entry.name)).includes(text),
  );
}

test.each(Object.entries(FINGERPRINTS))(
  '%s, as installed, is known by each of its fingerprints [PLT-08]',
  (name, marks) => {
    const unknown = marks.filter((mark) => !isIn(path.join(modules, name), mark));
    expect(unknown).toEqual([]);
    expect(isSingleton(name)).toBe(true);
  },
);

test('every package of which a page may hold one copy has a fingerprint [PLT-08]', () => {
  const known = Object.keys(FINGERPRINTS);
  const isKnown = (one: string) =>
    known.some((name) => (one.endsWith('/') ? name.startsWith(one) : name === one));
  const unknown = SINGLETONS.filter((one) => !isKnown(one));
  // It only passes on what react-router exports.
  expect(unknown).toEqual(['react-router-dom']);
});

test('a copy is found in files of every kind, by any of its fingerprints, and named by it [PLT-08]', () => {
  const files = {
    'remoteEntry.js': 'container',
    '210.js': 'Symbol.for("react-redux-context")',
    'store.mjs': 'this.notifyNestedSubs()',
    'server/page.cjs': 'exports.unstable_useCacheRefresh = 1',
    'texts.json': '["Error handled by React Router default ErrorBoundary:"]',
    'data.bin': 'PROBE_UNKNOWN_ACTION',
  };
  const bytes = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
  expect(copiesInFiles(bytes)).toEqual([
    { name: 'react-redux', where: '210.js' },
    { name: 'react-redux', where: 'store.mjs' },
    { name: 'react', where: 'server/page.cjs' },
    { name: 'react-router', where: 'texts.json' },
    { name: 'redux', where: 'data.bin' },
  ]);
});

test.each(['notistack-sn\\x61ckbar', 'notist\\u0061ck-snackbar', '\\u{6e}otistack-snackbar'])(
  'a fingerprint is read where its letters are numbers: %s [PLT-08]',
  (text) => {
    expect(copiesInFiles(new Map([['1.js', Buffer.from(text)]]))).toEqual([
      { name: 'notistack', where: '1.js' },
    ]);
  },
);
