import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { remoteManifestSchema, type RemoteManifest } from '@plumbline/shared-schema/platform';
import { exposedName } from '@plumbline/shared-schema/remote-names';
import { importFile } from './import-file';
import { packageFolder } from './texts';

/** A module that a remote declares. */
export type ExposedModule = { expose: string; kind: 'page' | 'slot' };

/** What the remote under test declares. */
export const readManifest = (): RemoteManifest =>
  remoteManifestSchema.parse(JSON.parse(fs.readFileSync(path.join(packageFolder(), 'remote.json'), 'utf8')));

/** The component of a declared module. */
export async function readModule({ expose, kind }: ExposedModule): Promise<ComponentType> {
  const name = exposedName(expose, kind);
  const file = path.join(packageFolder(), 'src', expose, `${name}.tsx`);
  const exports = (await importFile(file)) as Record<string, ComponentType | undefined>;
  const component = exports[name];
  if (!component) throw new Error(`${file} exports no ${name}.`);
  return component;
}
