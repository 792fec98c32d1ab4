import fs from 'node:fs/promises';
import path from 'node:path';
import { CARD_PICTURE_SIDE, PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import { repositoryFolder } from '@plumbline/server/settings/paths';
import { draw } from './drawings';
import type { DrawnSubject } from './drawings';

/** `photo`, `thumbnail`: the name of a rendering, whole or as large as a card shows it. */
export type PictureSubject = DrawnSubject | { photo: string } | { thumbnail: string };

type Size = { width: number; height: number; bytes: number };
/** A file of the folder; `copies`: smaller ones of it, by their longest side. */
type MadePicture = Size & { name: string; blur: string | null; copies: { side: number; name: string }[] };

const QUALITY = 78;
/** The least but one: flat colours are small anyway, and many are drawn while somebody waits. */
const EFFORT = 1;
const COPY_EFFORT = 2;
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;

/** Where the renderings lie. */
export const RENDERED = path.join(repositoryFolder, 'demo-world/pictures');

/** Makes pictures as WebP in this folder, each once, however many files will hold it. */
export async function createMaker(
  folder: string,
): Promise<(subject: PictureSubject) => Promise<MadePicture>> {
  // Only here: no process but one that seeds needs it, and it is large.
  const { default: sharp } = await import('sharp');
  const made = new Map<string, Promise<MadePicture>>();

  async function make(subject: PictureSubject, number: number): Promise<MadePicture> {
    if ('photo' in subject) return developPhoto(subject.photo);
    if ('thumbnail' in subject) return thumbnailOf(await makeOnce({ photo: subject.thumbnail }));
    const { svg, width } = draw(subject);
    const name = `drawn-${String(number)}`;
    const drawing = sharp(Buffer.from(svg)).resize({ width }).webp({ quality: QUALITY, effort: EFFORT });
    const { size, ...info } = await drawing.toFile(path.join(folder, name));
    return { name, width: info.width, height: info.height, bytes: size, blur: null, copies: [] };
  }

  /** As it was rendered, beside it every smaller size that pages ask for, each made of the one before. */
  async function developPhoto(rendering: string): Promise<MadePicture> {
    const source = path.join(RENDERED, `${rendering}.webp`);
    const { width, height } = await sharp(source).metadata();
    const { size } = await fs.stat(source);
    await fs.copyFile(source, path.join(folder, rendering));
    const copies: MadePicture['copies'] = [];
    let smallest = source;
    for (const side of [...PICTURE_SIDES].reverse().filter((one) => one < Math.max(width, height))) {
      const name = `${rendering}-${String(side)}`;
      const larger = sharp(smallest);
      smallest = path.join(folder, name);
      await larger.resize(side, side, { fit: 'inside' }).webp({ effort: COPY_EFFORT }).toFile(smallest);
      copies.push({ side, name });
    }
    const few = sharp(smallest).resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY });
    const blur = `data:image/webp;base64,${(await few.toBuffer()).toString('base64')}`;
    return { name: rendering, width, height, bytes: size, blur, copies };
  }

  async function thumbnailOf({ name: whole, blur }: MadePicture): Promise<MadePicture> {
    const name = `${whole}-${String(CARD_PICTURE_SIDE)}`;
    const { width, height } = await sharp(path.join(folder, name)).metadata();
    const { size } = await fs.stat(path.join(folder, name));
    return { name, width, height, bytes: size, blur, copies: [] };
  }

  function makeOnce(subject: PictureSubject): Promise<MadePicture> {
    const key = JSON.stringify(subject);
    const making = made.get(key) ?? make(subject, made.size);
    made.set(key, making);
    return making;
  }

  return makeOnce;
}
