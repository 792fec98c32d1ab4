import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { loadSigningKeys, readPublicKeys } from '../key-folder';
import { folderStore } from '../store/folder-store';
import type { RegistryContext } from './registry-context';

export type RegistryLocation = {
  /** Folder of builds and documents; the edge serves from it. */
  storeDir: string;
  /** Folder of the signing keys; never inside `storeDir`. */
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
  const { profile, who, allowedOrigins, isReader = false } = location;
  const storeDir = path.resolve(location.storeDir);
  const keyDir = path.resolve(location.keyDir);
  if (keyDir === storeDir || keyDir.startsWith(storeDir + path.sep)) {
    throw new Error(`the key folder ${keyDir} lies in ${storeDir}, which the edge serves: choose another`);
  }
  const signingKeys = isReader ? [] : await loadSigningKeys({ folder: keyDir, profile });
  return {
    store: folderStore(storeDir),
    signingKeys,
    publicKeys: await readPublicKeys(keyDir),
    who: who ?? `${userInfo().username}@${hostname()}`,
    allowedOrigins,
  };
}
