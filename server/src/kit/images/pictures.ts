import fs from 'node:fs/promises';
import { AppError } from '../errors';
import type { LocalFile } from '../storage/incoming';
import { DRAWING_MAX_BYTES, isHarmlessDrawing } from './drawings';
import { render } from './picture-pool';
import type { PictureFormat, PictureTask } from './picture-worker';

/** How a picture looks before it has come. `blur`: a few pixels of it as a data URL. */
export type PictureLook = { width: number; height: number; blur?: string | undefined };

/** An image as we keep it: re-encoded by us, so without metadata and without anything hidden behind the pixels. */
export type Picture = LocalFile & PictureLook & { mimeType: `image/${PictureFormat}` };

const LONGEST_SIDE = 2400;
const MARK_BYTES = 16;

/** How a jpeg, png, gif or webp begins, in hexadecimal. */
const PHOTO_MARKS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^474946383[79]61/, /^52494646.{8}57454250/];

/**
 * A photo (jpeg, png, gif, webp), turned upright, at most 2400 px a side, in a file beside its source. Of more than 40
 * megapixels, or 12 where it is a gif, progressive or interlaced: PICTURE_TOO_LARGE. Anything else, and what takes too
 * long or too much memory: INVALID_IMAGE. With `svg: 'rasterise'` a plain drawing
 * becomes a PNG.
 */
export async function readPicture(source: LocalFile, options: { svg?: 'rasterise' } = {}): Promise<Picture> {
  if (isPhoto(await readStart(source, MARK_BYTES)))
    return keep(source, { kind: 'photo', side: LONGEST_SIDE });
  if (options.svg === 'rasterise' && (await isDrawing(source)))
    return keep(source, { kind: 'drawing', side: LONGEST_SIDE });
  throw new AppError('INVALID_IMAGE');
}

/** A webp of a picture that `readPicture` gave, no larger than `side` × `side` px, for cards and lists. */
export function makeThumbnail(source: LocalFile, side: number): Promise<Picture> {
  return keep(source, { kind: 'thumbnail', side });
}

/** The first bytes of a file, `most` of them if it has so many. */
export async function readStart({ path }: LocalFile, most: number): Promise<Buffer> {
  const file = await fs.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isDrawing(source: LocalFile): Promise<boolean> {
  return source.size <= DRAWING_MAX_BYTES && isHarmlessDrawing(await readStart(source, source.size));
}

async function keep(source: LocalFile, task: Pick<PictureTask, 'kind' | 'side'>): Promise<Picture> {
  const target = `${source.path}.${task.kind}`;
  const rendered = await render({ ...task, source: source.path, target });
  if (rendered === 'tooManyPixels') throw new AppError('PICTURE_TOO_LARGE');
  if (rendered === undefined || rendered === 'unpacks') throw new AppError('INVALID_IMAGE');
  const { format, ...drawn } = rendered;
  return { path: target, mimeType: `image/${format}`, ...drawn };
}

function isPhoto(start: Buffer): boolean {
  const beginning = start.toString('hex');
  return PHOTO_MARKS.some((mark) => mark.test(beginning));
}
