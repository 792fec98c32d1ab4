import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { isBucketUrl, readBucketUrl } from '@plumbline/registry/bucket-url';
import { BucketRefusedError, checkBucket } from '@plumbline/registry/check-bucket';
import { openPlace } from '../kit/backup/place';
import type { BackupPlace } from '../kit/backup/place';
import { NotGenuineError, readSealKey } from '../kit/backup/sealing';
import type { SealKey } from '../kit/backup/sealing';
import type { Config } from '../settings/config';
import { StartError } from '../settings/start-error';

type PlaceCall = { url: string; key: SealKey | undefined; values: Record<string, unknown> };

/** What `backup` and `restore` were called with: a place, `--key`, and options of their own. */
export async function readPlaceCall(
  words: readonly string[],
  usage: string,
  own: NonNullable<ParseArgsConfig['options']>,
): Promise<PlaceCall> {
  const { values, positionals } = parse(words, usage, own);
  const [place, more] = positionals;
  if (place === undefined || more !== undefined) throw new StartError(usage);
  const file = values['key'];
  return { url: placeOf(place), key: typeof file === 'string' ? await keyIn(file) : undefined, values };
}

function parse(words: readonly string[], usage: string, own: NonNullable<ParseArgsConfig['options']>) {
  try {
    const options = { key: { type: 'string' as const }, ...own };
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

/** A bucket stays as it is written; a folder becomes its path. */
function placeOf(url: string): string {
  try {
    if (url.startsWith('file://')) return fileURLToPath(url);
    readBucketUrl(url);
    return url;
  } catch (error) {
    throw new StartError(`${url}: ${(error as Error).message}, or file:///folder`);
  }
}

async function keyIn(file: string): Promise<SealKey> {
  try {
    return readSealKey(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`--key ${file}: ${(error as Error).message}`);
  }
}

/** What is on its way lies in a folder of `dataDir`, which is removed. */
export async function withPlace<Result>(
  { url, key }: PlaceCall,
  { dataDir }: Pick<Config, 'dataDir'>,
  work: (place: BackupPlace, folder: string) => Promise<Result>,
): Promise<Result> {
  await fs.mkdir(dataDir, { recursive: true });
  const folder = await fs.mkdtemp(path.join(dataDir, 'backup-'));
  try {
    if (isBucketUrl(url)) await checkBucket(url);
    return await work(openPlace({ url, key, folder }), folder);
  } catch (error) {
    if (error instanceof BucketRefusedError) throw new StartError(error.message);
    if (error instanceof NotGenuineError)
      throw new StartError(`The backup cannot be used: ${error.message}.`);
    throw error;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
