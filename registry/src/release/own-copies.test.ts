import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copiesInScripts, FINGERPRINTS, isSingleton, SINGLETONS } from './own-copies';

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
  '%s, as installed, is known by its fingerprint [PLT-08]',
  (name, text) => {
    expect(isIn(path.join(modules, name), text)).toBe(true);
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

test('a copy is found in whichever script it lies, and named by it [PLT-08]', () => {
  const files = new Map([
    ['remoteEntry.js', Buffer.from('container')],
    ['210.js', Buffer.from('Symbol.for("react-redux-context")')],
    ['styles.css', Buffer.from('/* data-emotion */')],
  ]);
  expect(copiesInScripts(files)).toEqual([{ name: 'react-redux', where: '210.js' }]);
});
