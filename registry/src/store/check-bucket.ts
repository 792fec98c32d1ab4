import { randomUUID } from 'node:crypto';
import { bucketAt, statusOf } from '@plumbline/registry/bucket';
import type { Bucket } from '@plumbline/registry/bucket';
import { readBucketUrl } from '@plumbline/registry/bucket-url';

/** A bucket that cannot be used as it is. The message is for whoever set it. */
export class BucketRefusedError extends Error {
  override name = 'BucketRefusedError';
}

/**
 * Throws `BucketRefusedError` where the bucket is not there, or not open to these credentials, and any other error
 * where nobody answers now.
 */
export async function checkBucket(url: string): Promise<void> {
  try {
    await bucketAt(url).folders('');
  } catch (error) {
    throw refusalOf(error, url);
  }
}

/**
 * Registry documents are only ever created. A server that overwrites what may only be created would let two publishers
 * win, so it is refused; credentials that may not write cannot do that harm.
 */
export async function requireCreateOnly(url: string): Promise<void> {
  const bucket = bucketAt(url);
  const key = `probes/${randomUUID()}`;
  try {
    if (!(await canCreate(bucket, key))) return;
    const isOverwritten = await bucket.create(key, Buffer.from('second'));
    await bucket.remove(key);
    if (!isOverwritten) return;
  } catch (error) {
    if (statusOf(error) !== 501) throw refusalOf(error, url);
  }
  throw new BucketRefusedError(
    `the server of ${nameOf(url)} overwrites objects that may only be created (If-None-Match), so it can hold no registry`,
  );
}

/** False for credentials that may only read. */
async function canCreate(bucket: Bucket, key: string): Promise<boolean> {
  try {
    return await bucket.create(key, Buffer.from('first'));
  } catch (error) {
    if (statusOf(error) === 403 && (error as Error).name === 'AccessDenied') return false;
    throw error;
  }
}

/** Why a request failed, as its sender would say it. */
export function failureOf(error: unknown): string {
  const { name, message } = error as Error;
  const plain = message.replace(/^AWS SDK error wrapper for (Error: )?/, '');
  return name === 'Error' ? plain : `${name}: ${plain}`;
}

function refusalOf(error: unknown, url: string): unknown {
  const { name, message } = error as Error;
  const status = statusOf(error);
  if (name === 'NoSuchBucket')
    return new BucketRefusedError(`there is no bucket ${nameOf(url)}: make it first`);
  if (name === 'CredentialsProviderError')
    return new BucketRefusedError(
      `no credentials for ${nameOf(url)}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this machine a role`,
    );
  if (message === 'Region is missing')
    return new BucketRefusedError(`no region for ${nameOf(url)}: set AWS_REGION`);
  if (status === 401 || status === 403)
    return new BucketRefusedError(`${nameOf(url)} is closed to these credentials (${name})`);
  if (status === 301 || status === 400) return new BucketRefusedError(`${nameOf(url)}: ${name}`);
  return error;
}

function nameOf(url: string): string {
  const { name, endpoint } = readBucketUrl(url);
  return endpoint === undefined ? name : `${name} at ${endpoint}`;
}
