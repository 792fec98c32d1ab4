/**
 * Run by its file, while the site runs: `node server/dist/storage.js copy <from> <to>`; in a checkout
 * `npm run storage -- copy <from> <to>`. Moves uploads, or with --registry a registry, from a folder or bucket to another.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BucketRefusedError, checkBucket, requireCreateOnly } from '@plumbline/registry/check-bucket';
import { isBucketUrl, readBucketUrl } from '@plumbline/registry/bucket-url';
import { copyStore } from '@plumbline/registry/copy-store';
import { openStore } from '@plumbline/registry/open-store';
import { copyFiles } from '../kit/storage/copy-files';
import type { CopyCounts } from '../kit/storage/copy-files';
import { openStoreAt } from '../kit/storage/open-store';
import { StartError } from '../settings/start-error';
import { runCommand } from './operator-database';

const USAGE =
  'Say from where to where: storage copy <from> <to>, each file:///folder or s3://bucket/prefix; --registry: they hold a registry; --verify: what is there already is compared as well.';
const SHOWN_FAILURES = 20;
const PROGRESS_MS = 5000;

type Call = { from: string; to: string; isRegistry: boolean; isThorough: boolean };

async function main(words: readonly string[]): Promise<string> {
  const call = readCall(words);
  if (call.from === call.to) throw new StartError('Both are the same place.');
  await requirePlaces(call);
  return call.isRegistry ? copyRegistry(call) : copyUploads(call);
}

function readCall(words: readonly string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { registry: { type: 'boolean' }, verify: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [word, from, to, more] = positionals;
    if (word !== 'copy' || from === undefined || to === undefined || more !== undefined)
      throw new StartError(USAGE);
    const { registry: isRegistry = false, verify: isThorough = false } = values;
    return { from: placeOf(from), to: placeOf(to), isRegistry, isThorough };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** A bucket stays as it is written; a folder becomes its path. */
function placeOf(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url);
  readBucketUrl(url);
  return url;
}

async function requirePlaces({ from, to, isRegistry }: Call): Promise<void> {
  try {
    for (const place of [from, to]) if (isBucketUrl(place)) await checkBucket(place);
    if (isRegistry && isBucketUrl(to)) await requireCreateOnly(to);
    if (!isBucketUrl(from)) await requireKind(from, isRegistry);
  } catch (error) {
    throw error instanceof BucketRefusedError ? new StartError(error.message) : error;
  }
}

async function requireKind(folder: string, isRegistry: boolean): Promise<void> {
  const names = await fs.readdir(folder).catch(() => {
    throw new StartError(`There is no folder ${folder}.`);
  });
  if (names.includes('registry') !== isRegistry)
    throw new StartError(
      isRegistry ? `${folder} holds no registry.` : `${folder} holds a registry: say --registry to copy it.`,
    );
}

async function copyRegistry({ from, to }: Call): Promise<string> {
  const { builds, documents, entries, leftOut } = await copyStore(openStore(from), openStore(to));
  const lines = leftOut.map(
    ({ ref, why }) => `Left out: ${ref.name}@${ref.contentHash.slice(0, 12)}: ${why}`,
  );
  return [
    ...lines,
    `Copied and compared: ${builds} builds, ${documents} documents, ${entries} entries of the log.`,
  ].join('\n');
}

async function copyUploads({ from, to, isThorough }: Call): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-copy-'));
  const failures: string[] = [];
  let shownAt = Date.now();
  try {
    const counts = await copyFiles(openStoreAt(from), openStoreAt(to), {
      folder,
      isThorough,
      onFile: (soFar) => {
        if (Date.now() - shownAt < PROGRESS_MS) return;
        shownAt = Date.now();
        process.stdout.write(`${lineOf(soFar)}\n`);
      },
      onFailure: (key, error) => {
        if (failures.length < SHOWN_FAILURES) failures.push(`${key}: ${error.message}`);
      },
    });
    if (counts.failed > 0)
      throw new StartError([...failures, lineOf(counts), 'Call it again for what is left.'].join('\n'));
    return lineOf(counts);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function lineOf({ copied, present, removed, failed }: CopyCounts): string {
  return `${copied} copied and compared, ${present} were there, ${removed} removed meanwhile, ${failed} failed.`;
}

runCommand(main(process.argv.slice(2)));
