import fs from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import { repositoryFolder } from '@plumbline/server/settings/paths';
import { draw } from './drawings';
import type { DrawnSubject } from './drawings';

/** Where a closer look at a rendering is taken. */
export const CORNERS = ['left', 'right', 'top', 'bottom'] as const;
export type Corner = (typeof CORNERS)[number];

/** `photo`: the name of a rendering; `closer`: of one of which a part is shown. */
export type PictureSubject = DrawnSubject | { photo: string } | { closer: string; corner: Corner };

type Size = { width: number; height: number; bytes: number };
/** A file of the folder; `copies`: smaller ones of it, by their longest side. */
type MadePicture = Size & { name: string; blur: string | null; copies: { side: number; name: string }[] };

const QUALITY = 78;
/** The least but one: flat colours are small anyway, and many are drawn while somebody waits. */
const EFFORT = 1;
/** Two thirds of a rendering. */
const CLOSER_SIZE = { width: 640, height: 480 };
const CLOSER = {
  left: { left: 0, top: 190 },
  right: { left: 320, top: 190 },
  top: { left: 210, top: 0 },
  bottom: { left: 120, top: 240 },
};
const CLOSER_QUALITY = 60;
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;

/** Where the renderings lie, in every size that pages ask for. */
export const RENDERED = path.join(repositoryFolder, 'demo-world/pictures');
/** A copy of a rendering, whose longest side is so long. */
export const smallName = (photo: string, side: number): string => `small/${photo}-${String(side)}.webp`;

/** Puts pictures as WebP into this folder, each once, however many files will hold it. */
export async function createMaker(
  folder: string,
): Promise<(subject: PictureSubject) => Promise<MadePicture>> {
  // Only here: no process but one that seeds needs it, and it is large.
  const { default: sharp } = await import('sharp');
  const made = new Map<string, Promise<MadePicture>>();

  async function make(subject: PictureSubject, number: number): Promise<MadePicture> {
    if ('photo' in subject) return takePhoto(subject.photo);
    if ('closer' in subject) return takeCloser(subject, number);
    const { svg, width } = draw(subject);
    const name = `drawn-${String(number)}`;
    const drawing = sharp(Buffer.from(svg)).resize({ width }).webp({ quality: QUALITY, effort: EFFORT });
    const { size, ...info } = await drawing.toFile(path.join(folder, name));
    return { name, width: info.width, height: info.height, bytes: size, blur: null, copies: [] };
  }

  async function takePhoto(photo: string): Promise<MadePicture> {
    const name = await take(`${photo}.webp`);
    const { width, height, bytes } = await measure(name);
    const copies = await Promise.all(
      PICTURE_SIDES.filter((side) => side < width).map(async (side) => ({
        side,
        name: await take(smallName(photo, side)),
      })),
    );
    return { name, width, height, bytes, blur: await blurOf(photo), copies };
  }

  /** Most are so light that they are sent as they are in every size. */
  async function takeCloser(
    { closer, corner }: { closer: string; corner: Corner },
    number: number,
  ): Promise<MadePicture> {
    const name = `closer-${String(number)}`;
    const part = { ...CLOSER[corner], ...CLOSER_SIZE };
    const picture = sharp(path.join(RENDERED, `${closer}.webp`))
      .extract(part)
      .webp({ quality: CLOSER_QUALITY, effort: EFFORT });
    const { size, width, height } = await picture.toFile(path.join(folder, name));
    return { name, width, height, bytes: size, blur: await blurOf(closer), copies: [] };
  }

  /** As a copy: what is kept is a second name of the file that was given, and must not be one of the repository. */
  async function take(rendering: string): Promise<string> {
    const name = rendering.replace('/', '-');
    await fs.copyFile(path.join(RENDERED, rendering), path.join(folder, name));
    return name;
  }

  async function measure(name: string): Promise<Size> {
    const file = path.join(folder, name);
    const [{ width, height }, { size }] = await Promise.all([sharp(file).metadata(), fs.stat(file)]);
    return { width, height, bytes: size };
  }

  async function blurOf(photo: string): Promise<string> {
    const smallest = sharp(path.join(RENDERED, smallName(photo, PICTURE_SIDES[0])));
    const few = smallest.resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY });
    return `data:image/webp;base64,${(await few.toBuffer()).toString('base64')}`;
  }

  function makeOnce(subject: PictureSubject): Promise<MadePicture> {
    const key = JSON.stringify(subject);
    const making = made.get(key) ?? make(subject, made.size);
    made.set(key, making);
    return making;
  }

  return makeOnce;
}
