import { isBucketUrl } from '@plumbline/registry/bucket-url';
import {
  BucketRefusedError,
  checkBucket,
  failureOf,
  requireCreateOnly,
} from '@plumbline/registry/check-bucket';
import type { Config } from './config';
import { StartError } from './start-error';

type Warn = (line: string) => void;

/**
 * Buckets that are not there or closed to us, and a server that cannot hold a registry, stop the start. One that nobody
 * answers for now does not: `/readyz` says so until it is back, and pages come from the last good copy.
 */
export async function requireBuckets(
  {
    storageUrl,
    otherStorageUrl,
    registryUrl,
  }: Pick<Config, 'storageUrl' | 'otherStorageUrl' | 'registryUrl'>,
  warn: Warn,
): Promise<void> {
  for (const [name, url] of Object.entries({
    STORAGE_URL: storageUrl,
    OTHER_STORAGE_URL: otherStorageUrl,
    REGISTRY_URL: registryUrl,
  }))
    if (url !== undefined && isBucketUrl(url)) await requireBucket(name, url, warn);
}

async function requireBucket(name: string, url: string, warn: Warn): Promise<void> {
  try {
    await checkBucket(url);
    if (name === 'REGISTRY_URL') await requireCreateOnly(url);
  } catch (error) {
    if (error instanceof BucketRefusedError) throw new StartError(`${name}: ${error.message}.`);
    warn(`${name}: object storage does not answer (${failureOf(error)}); waited for meanwhile`);
  }
}
