import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import type { Config } from '../../settings/config';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { FileStore } from './store';
import { createMovingStore } from './moving-store';

type Settings = Pick<Config, 'storageUrl' | 'otherStorageUrl' | 'dataDir'>;

/** Where uploads are kept, and for as long as they are moved, where else. */
export function openStore(settings: Settings): FileStore {
  const store = openStoreAt(settings.storageUrl ?? filesIn(settings));
  const { otherStorageUrl } = settings;
  return otherStorageUrl === undefined ? store : createMovingStore(store, openStoreAt(otherStorageUrl));
}

/** `file:///folder`, the path of a folder, or `s3://bucket/prefix`. */
export function openStoreAt(place: string): FileStore {
  if (isBucketUrl(place)) return createBucketStore(place);
  return createFolderStore(place.startsWith('file:') ? fileURLToPath(place) : place);
}

/** Where files come in: beside what is kept, so that to keep a file is to move it; else in `dataDir`. */
export function incomingFolder({ storageUrl, ...settings }: Settings): string {
  const isFolder = storageUrl !== undefined && !isBucketUrl(storageUrl);
  return path.join(isFolder ? fileURLToPath(storageUrl) : filesIn(settings), 'incoming');
}

function filesIn({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'files');
}
