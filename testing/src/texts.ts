import fs from 'node:fs';
import path from 'node:path';
import type { ResourceKey } from 'i18next';

/** The folder of the package whose test runs. */
export function packageFolder(): string {
  let folder = path.dirname(expect.getState().testPath ?? process.cwd());
  while (!fs.existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

/** The namespace of the package under test: its name without `mf-`. A remote says its name itself, whatever its folder. */
export function ownNamespace(): string {
  const declared = path.join(packageFolder(), 'remote.json');
  const name = fs.existsSync(declared)
    ? (JSON.parse(fs.readFileSync(declared, 'utf8')) as { name: string }).name
    : path.basename(packageFolder());
  return name.replace(/^mf-/, '');
}

/** Texts of the package under test, read from its `src/locales`. Those of other packages are refused. */
export function readTexts(namespace: string, language: string): Promise<ResourceKey> {
  const file = path.join(packageFolder(), 'src/locales', `${language}.json`);
  if (namespace !== ownNamespace())
    return Promise.reject(new Error(`This package has no texts named "${namespace}".`));
  return Promise.resolve(
    fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ResourceKey) : {},
  );
}
