import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copiesInScripts, FINGERPRINTS, isSingleton } from './own-copies';

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

test('a copy is found in whichever script it lies, and named by it [PLT-08]', () => {
  const files = new Map([
    ['remoteEntry.js', Buffer.from('container')],
    ['210.js', Buffer.from('Symbol.for("react-redux-context")')],
    ['styles.css', Buffer.from('/* data-emotion */')],
  ]);
  expect(copiesInScripts(files)).toEqual([{ name: 'react-redux', where: '210.js' }]);
});
