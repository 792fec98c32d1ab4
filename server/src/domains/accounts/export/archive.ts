import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { LocalFile } from '../../../kit/storage/incoming';
import type { FileStore } from '../../../kit/storage/store';

/** A file of JSON: one object, or a list that comes in pages. */
export type Section = { name: string; content: () => Promise<object> | AsyncIterable<object[]> };
export type KeptFile = { id: string; name: string; storageKey: string };
export type Sections = { sections: Section[]; files: () => AsyncIterable<KeptFile[]> };

/** Writes a ZIP into `folder`: what is in it is read while it is written, so nothing of it lies in memory. */
export async function writeArchive(
  folder: string,
  { sections, files }: Sections,
  store: FileStore,
): Promise<LocalFile> {
  const target = path.join(folder, 'export.zip');
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(target, { mode: 0o600 }));
  const failed = new Promise<never>((_resolve, reject) => void zip.once('error', reject));
  const fill = async () => {
    for (const { name, content } of sections)
      await add(zip, `${name}.json`, Readable.from(jsonOf(content())));
    for await (const page of files())
      for (const { id, name, storageKey } of page) {
        const opened = await store.open(storageKey);
        if (opened !== undefined) await add(zip, `files/${id}/${fileName(name)}`, opened.stream);
      }
    zip.end();
    await written;
  };
  try {
    await Promise.race([fill(), failed]);
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await written.catch(() => undefined);
    throw error;
  }
  return { path: target, size: (await fs.stat(target)).size };
}

/** One entry after the other: only one stream is open at a time. */
function add(zip: ZipFile, name: string, content: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    content.once('error', reject).once('close', resolve);
    zip.addReadStream(content, name);
  });
}

async function* jsonOf(content: Promise<object> | AsyncIterable<object[]>): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in content)) {
    yield `${JSON.stringify(await content, null, 2)}\n`;
    return;
  }
  let separator = '[\n';
  for await (const rows of content)
    for (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** As it was sent, without what means something in a path. */
function fileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Surrogate}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120);
  return plain === '' ? 'file' : plain;
}
