import fs from 'node:fs';
import path from 'node:path';
import * as facade from './react-router-dom';

const ROOT = path.resolve(__dirname, '../../..');
const PACKAGES = fs.readdirSync(ROOT).filter((name) => /^(mf-|shared-ui$|shared-api$|shell$)/.test(name));

function sourcesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name));
}

function importedNames(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const imports = source.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*'react-router-dom'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0]?.trim() ?? name);
}

test.each(PACKAGES)('everything %s takes from the router is in the facade', (name) => {
  const used = new Set(sourcesUnder(path.join(ROOT, name, 'src')).flatMap(importedNames));
  expect([...used].filter((imported) => !(imported in facade))).toEqual([]);
});
