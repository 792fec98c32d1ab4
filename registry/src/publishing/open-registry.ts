import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { loadSigningKeys, readPublicKeys } from '../key-folder';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { requireCreateOnly } from '@plumbline/registry/check-bucket';
import { openStore } from '@plumbline/registry/open-store';
import type { RegistryContext } from './registry-context';

export type RegistryLocation = {
  /** Of builds and documents: a folder, or `s3://bucket/prefix`. The edge serves from it. */
  place: string;
  /** Folder of the signing keys; never inside `place`. */
  keyDir: string;
  /** In `production` no key is made by itself, and one that others can read is refused. */
  profile: string;
  /** For the audit log; the user of this process and its host by default. */
  who?: string;
  allowedOrigins?: readonly string[];
  /** Needs no signing key, only public ones, and can change nothing. */
  isReader?: boolean;
};

/** Opens a registry to change it, or as a reader. Throws where there is no signing key, or where it lies in a served folder. */
export async function openRegistry(location: RegistryLocation): Promise<RegistryContext> {
  const { place, profile, who, allowedOrigins, isReader = false } = location;
  const keyDir = path.resolve(location.keyDir);
  if (!isBucketUrl(place)) refuseKeysInside(path.resolve(place), keyDir);
  else if (!isReader) await requireCreateOnly(place);
  const signingKeys = isReader ? [] : await loadSigningKeys({ folder: keyDir, profile });
  return {
    store: openStore(place),
    signingKeys,
    publicKeys: await readPublicKeys(keyDir),
    who: who ?? `${userInfo().username}@${hostname()}`,
    allowedOrigins,
  };
}

function refuseKeysInside(folder: string, keyDir: string): void {
  if (keyDir !== folder && !keyDir.startsWith(folder + path.sep)) return;
  throw new Error(`the key folder ${keyDir} lies in ${folder}, which the edge serves: choose another`);
}
