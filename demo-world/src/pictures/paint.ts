import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileRow } from '@plumbline/server/database/tables/users';
import { removeFolder } from '@plumbline/server/kit/storage/incoming';
import type { Incoming } from '@plumbline/server/kit/storage/incoming';
import type { FileStore } from '@plumbline/server/kit/storage/store';
import { drawSubject } from './drawings';
import type { PictureSubject } from './drawings';

/** Where the pictures of the demo world are kept: the folders of the server itself. */
export type PictureFolders = { store: FileStore; incoming: Incoming };

/** A picture to be: whose it is, what it shows, and how wide it is kept. */
export type PictureOrder = Pick<FileRow, 'id' | 'ownerId' | 'name' | 'visibility' | 'createdAt'> & {
  /** The same subject is painted once, however many files hold it. */
  subject: PictureSubject;
  width: number;
};

type Painting = { bytes: Buffer; width: number; height: number; blur: string | null };

const AT_ONCE = 8;
const QUALITY = 78;
/** The least but one: flat colours are small anyway, and many are painted while somebody waits. */
const EFFORT = 1;
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;

/** Paints and stores the pictures; returns the rows that make them files. */
export async function keepPictures(
  orders: readonly PictureOrder[],
  { store, incoming }: PictureFolders,
): Promise<FileRow[]> {
  const folder = await incoming.makeFolder();
  const paint = await createPainter();
  try {
    return await inParallel(orders, async ({ subject, width, ...file }) => {
      const { bytes, ...look } = await paint({ subject, width });
      const made = path.join(folder, file.id);
      await fs.writeFile(made, bytes);
      await store.put(file.id, made);
      return { ...file, ...look, storageKey: file.id, mimeType: 'image/webp', bytes: bytes.length };
    });
  } finally {
    await removeFolder(folder);
  }
}

type Canvas = Pick<PictureOrder, 'subject' | 'width'>;

async function createPainter(): Promise<(canvas: Canvas) => Promise<Painting>> {
  // Only here: no process but one that seeds needs it, and it is large.
  const { default: sharp } = await import('sharp');
  const painted = new Map<string, Promise<Painting>>();

  async function paint({ subject, width }: Canvas): Promise<Painting> {
    const { data, info } = await sharp(Buffer.from(drawSubject(subject)))
      .resize({ width })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer({ resolveWithObject: true });
    const blur = 'scene' in subject ? await blurOf(data) : null;
    return { bytes: data, width: info.width, height: info.height, blur };
  }

  /** Of what pages show before it has come; faces are there at once. */
  async function blurOf(picture: Buffer): Promise<string> {
    const few = sharp(picture).resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY, effort: 0 });
    return `data:image/webp;base64,${(await few.toBuffer()).toString('base64')}`;
  }

  return (canvas) => {
    const key = JSON.stringify(canvas);
    const painting = painted.get(key) ?? paint(canvas);
    painted.set(key, painting);
    return painting;
  };
}

/** A few at a time: all at once would hold every picture in memory. */
async function inParallel<In, Out>(rows: readonly In[], work: (row: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    done.push(...(await Promise.all(rows.slice(start, start + AT_ONCE).map(work))));
  return done;
}
