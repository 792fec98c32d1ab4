import path from 'node:path';
import type { FileRow } from '@plumbline/server/database/tables/users';
import { keyOfCopy } from '@plumbline/server/domains/people/files/pictures.service';
import { removeFolder } from '@plumbline/server/kit/storage/incoming';
import type { Incoming } from '@plumbline/server/kit/storage/incoming';
import type { FileStore } from '@plumbline/server/kit/storage/store';
import { createMaker } from './make';
import type { PictureSubject } from './make';

/** Where the pictures of the demo world are kept: the folders of the server itself. */
export type PictureFolders = { store: FileStore; incoming: Incoming };

/** A picture to be: whose it is and what it shows. */
export type PictureOrder = Pick<FileRow, 'id' | 'ownerId' | 'name' | 'visibility' | 'createdAt'> & {
  subject: PictureSubject;
};

const AT_ONCE = 8;

/** Makes and stores the pictures, with the copies that visitors would wait for; returns the rows that make them files. */
export async function keepPictures(
  orders: readonly PictureOrder[],
  { store, incoming }: PictureFolders,
): Promise<FileRow[]> {
  const folder = await incoming.makeFolder();
  const make = await createMaker(folder);
  try {
    return await inParallel(orders, async ({ subject, ...file }) => {
      const { name, copies, ...look } = await make(subject);
      await store.put(file.id, path.join(folder, name));
      for (const copy of copies) await store.put(keyOfCopy(file.id, copy.side), path.join(folder, copy.name));
      return { ...file, ...look, storageKey: file.id, mimeType: 'image/webp' };
    });
  } finally {
    await removeFolder(folder);
  }
}

/** A few at a time: all at once would hold every picture in memory. */
async function inParallel<In, Out>(rows: readonly In[], work: (row: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    done.push(...(await Promise.all(rows.slice(start, start + AT_ONCE).map(work))));
  return done;
}
