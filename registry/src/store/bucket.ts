import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { readBucketUrl } from '@plumbline/registry/bucket-url';
import type { BucketPlace } from '@plumbline/registry/bucket-url';

/** What is known of an object without reading it. `tag` changes with its bytes; `at`, when it was written, to the second. */
export type ObjectFacts = { size: number; tag: string; at: Date };
export type ListedObject = { key: string; size: number; at: Date };

/** A bucket of S3, or what of it lies below a prefix. An object is there whole or not at all. */
export type Bucket = {
  get: (key: string) => Promise<Buffer | undefined>;
  /** Read it to its end, or destroy it. */
  open: (key: string) => Promise<{ stream: Readable; size: number } | undefined>;
  facts: (key: string) => Promise<ObjectFacts | undefined>;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  putFile: (key: string, file: { path: string; size: number }) => Promise<void>;
  /** Writes what is not there yet; false: something else is. Of any number of writers one gets true. */
  create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /** Makes an object count as written now; false where there is none. */
  touch: (key: string) => Promise<boolean>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Below `start` (`registry/`), in the order of their keys; `after`: those behind that key. */
  list: (start: string, after?: string) => AsyncIterable<ListedObject>;
  /** Names between `start` and the next slash. */
  folders: (start: string) => Promise<string[]>;
};

/** Beyond its connection; a stalled answer must not hold what waits for it. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 3000;
/** A download whose reader takes nothing for so long is given up. */
const STALLED_MS = 60_000;
/** The slowest upload that is waited for. */
const SLOWEST_BYTES_PER_MS = 100;
/** One reader that is slow holds one. */
const MOST_SOCKETS = 1000;
const ATTEMPTS = 4;

/** What fails is thrown, and told by whoever asked. */
const quiet = () => undefined;
const SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet };

type Site = { s3: () => Promise<S3>; Bucket: string; keyOf: (key: string) => string };

/** The client is loaded at the first use: a site without object storage never reads it. */
export function bucketAt(url: string): Bucket {
  const place = readBucketUrl(url);
  let connected: Promise<S3> | undefined;
  const site = {
    s3: () => (connected ??= connect(place)),
    Bucket: place.name,
    keyOf: (key: string) => `${place.prefix}${key}`,
  };
  return { ...readingOf(site), ...writingOf(site), ...listingOf(site, place.prefix) };
}

async function connect({ endpoint, region, profile }: BucketPlace): Promise<S3> {
  // The version is pinned to one that runs here; every command would print what later ones need.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    ...(profile !== undefined && { profile }),
    // By default streams are sent in a form that servers other than Amazon's refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: STALLED_MS,
      httpAgent: { maxSockets: MOST_SOCKETS },
      httpsAgent: { maxSockets: MOST_SOCKETS },
    },
  });
}

function readingOf({ s3, Bucket, keyOf }: Site): Pick<Bucket, 'get' | 'open' | 'facts'> {
  const read = async (key: string) => {
    const answer = await (await s3()).getObject({ Bucket, Key: keyOf(key) }).catch(undefinedIfAbsent);
    return answer && { body: answer.Body as Readable, size: answer.ContentLength ?? 0 };
  };
  return {
    open: async (key) => {
      const found = await read(key);
      return found && { stream: found.body, size: found.size };
    },

    async get(key) {
      for (let attempt = 1; ; attempt += 1) {
        const found = await read(key);
        if (!found) return undefined;
        try {
          return await bytesOf(found.body);
        } catch (error) {
          // An answer that broke off is no longer the client's to ask for again.
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },

    async facts(key) {
      const answer = await (await s3()).headObject({ Bucket, Key: keyOf(key) }).catch(undefinedIfAbsent);
      return answer && factsOf(answer);
    },
  };
}

type Writing = Pick<Bucket, 'put' | 'putFile' | 'create' | 'touch' | 'remove'>;

function writingOf(site: Site): Writing {
  const { s3, Bucket, keyOf } = site;
  const { get } = readingOf(site);

  return {
    put: async (key, bytes) => void (await (await s3()).putObject({ Bucket, Key: keyOf(key), Body: bytes })),

    async putFile(key, { path, size }) {
      const client = await s3();
      const requestTimeout = ANSWER_MS + size / SLOWEST_BYTES_PER_MS;
      // A stream cannot be sent a second time, so the client never tries again by itself.
      await triedAgain(isPassing, async () => {
        const Body = createReadStream(path);
        try {
          const input = { Bucket, Key: keyOf(key), Body, ContentLength: size };
          await client.putObject(input, { requestTimeout });
        } finally {
          Body.destroy();
        }
      });
    },

    async create(key, bytes) {
      const client = await s3();
      const input = { Bucket, Key: keyOf(key), Body: bytes, IfNoneMatch: '*' };
      try {
        await triedAgain(isConflict, () => client.putObject(input));
        return true;
      } catch (error) {
        if (statusOf(error) !== 412) throw error;
      }
      // A try whose answer was lost has written it, and then meets itself.
      return (await get(key))?.equals(bytes) ?? false;
    },

    async touch(key) {
      const CopySource = `${Bucket}/${encodeURI(keyOf(key))}`;
      const input = { Bucket, Key: keyOf(key), CopySource, MetadataDirective: 'REPLACE' as const };
      return (await (await s3()).copyObject(input).catch(undefinedIfAbsent)) !== undefined;
    },

    remove: async (key) => void (await (await s3()).deleteObject({ Bucket, Key: keyOf(key) })),
  };
}

function listingOf({ s3, Bucket, keyOf }: Site, prefix: string): Pick<Bucket, 'list' | 'folders'> {
  async function* pages(start: string, more: { Delimiter?: string; StartAfter?: string }) {
    let token: string | undefined;
    do {
      const page = await (
        await s3()
      ).listObjectsV2({ Bucket, Prefix: keyOf(start), ContinuationToken: token, ...more });
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    async *list(start, after) {
      for await (const { Contents = [] } of pages(
        start,
        after === undefined ? {} : { StartAfter: keyOf(after) },
      ))
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          yield { key: Key.slice(prefix.length), size: Size, at: LastModified };
    },

    async folders(start) {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(start, { Delimiter: '/' }))
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(keyOf(start).length, -1)));
      return names;
    },
  };
}

function factsOf(answer: { ETag?: string; ContentLength?: number; LastModified?: Date }): ObjectFacts {
  const { ETag = '', ContentLength = 0, LastModified = new Date(0) } = answer;
  return { size: ContentLength, tag: ETag, at: LastModified };
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function triedAgain(isWorthIt: (error: unknown) => boolean, work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthIt(error)) throw error;
      await sleep(100 * 2 ** attempt * Math.random());
    }
  }
}

export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** Two creations of one key met; which of them stays is not said yet. */
const isConflict = (error: unknown) => statusOf(error) === 409;

/** No answer, or one that says that it may be another next time. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error) ?? 500;
  return status >= 500 || status === 429 || status === 408;
}

function undefinedIfAbsent(error: unknown): undefined {
  // A bucket that is gone is no empty one.
  if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return undefined;
  throw error;
}
