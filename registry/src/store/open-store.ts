import path from 'node:path';
import type { ArtifactStore } from './artifact-store';
import { bucketAt } from '@plumbline/registry/bucket';
import { bucketStore } from './bucket-store';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { folderStore } from './folder-store';

/** The registry at a place: a folder, or `s3://bucket/prefix`. Nothing is read yet. */
export function openStore(place: string): ArtifactStore {
  return isBucketUrl(place) ? bucketStore(bucketAt(place)) : folderStore(path.resolve(place));
}
