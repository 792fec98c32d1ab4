import fs from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import type { Metadata, OutputInfo, Sharp } from 'sharp';

/** What the server's process asks of this one; see `picture-pool.ts`. `side`: the longest one, in pixels. */
export type PictureTask = {
  kind: 'photo' | 'drawing' | 'thumbnail';
  source: string;
  target: string;
  side: number;
  /** Nothing else is rendered meanwhile. */
  mayUnpack?: boolean;
};
export type PictureFormat = (typeof PHOTO_FORMATS)[number];
/** What lies at `target`, in pixels and bytes; `blur`: of a thumbnail, a few pixels of it as a data URL. */
type DrawnPicture = {
  format: PictureFormat;
  size: number;
  width: number;
  height: number;
  blur?: string;
};
/** What the system says of a file that could not be written: errors lose their codes on the way to the server. */
export type DiskFailure = { diskCode: string };
/** `undefined`: no picture that we take. `unpacks`: only when nothing else is rendered. */
export type RenderedPicture = DrawnPicture | 'unpacks' | 'tooManyPixels' | undefined;

const MAX_PIXELS = 40_000_000;
const BLUR_SIDE = 16;
const BLUR_QUALITY = 40;
/** Pictures that cannot be read line by line are in memory as a whole. */
const MAX_UNPACKED_PIXELS = 12_000_000;
const FEW_PIXELS = 2_000_000;
/** Time of a processor, not of a clock: a photo is no worse a photo where the machine is busy. */
const MAX_WORK_MS = 2000;
const MIB = 1024 * 1024;
const MAX_BYTES = 144 * MIB;
const MAX_UNPACKED_BYTES = 192 * MIB;
const WATCH_MS = 20;
/** Formats judged by content; what the sender or the file name says does not count. */
const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const;

sharp.concurrency(1);
sharp.cache(false);
// Whoever waits for a page comes first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** Renders one picture in this process, which ends itself when that takes too long or too much memory. */
// eslint-disable-next-line no-restricted-syntax -- tinypool calls the default export
export default async function renderPicture(task: PictureTask): Promise<RenderedPicture | DiskFailure> {
  const began = process.cpuUsage();
  const maxBytes = task.mayUnpack === true ? MAX_UNPACKED_BYTES : MAX_BYTES;
  // libvips cannot be interrupted, and works beside this loop: nothing but the end of the process stops it.
  const watch = setInterval(() => {
    if (workSince(began) > MAX_WORK_MS || process.memoryUsage.rss() > maxBytes)
      process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
  try {
    return await render(task);
  } finally {
    clearInterval(watch);
  }
}

/** Milliseconds that this process, all its threads, has worked since. */
function workSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

async function render({
  kind,
  source,
  target,
  side,
  mayUnpack,
}: PictureTask): Promise<RenderedPicture | DiskFailure> {
  // A drawing is scaled while it is loaded, which turning it upright would prevent.
  const autoOrient = kind !== 'drawing';
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient });
  try {
    // Reads no pixels, and says how many there are.
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const { format, width, height } = metadata;
    if (kind === 'drawing')
      return format === 'svg' && width * height <= MAX_PIXELS
        ? await encode(image, 'png', { side, target })
        : undefined;
    if (!isPhoto(format)) return undefined;
    const obstacle = obstacleIn(metadata, mayUnpack === true);
    if (obstacle !== undefined) return obstacle;
    if (kind !== 'thumbnail') return await encode(image, format, { side, target });
    return { ...(await encode(image, 'webp', { side, target })), blur: await blurOf(target) };
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    return syscall !== undefined && code !== undefined ? { diskCode: code } : undefined;
  }
}

function obstacleIn(metadata: Metadata, mayUnpack: boolean): 'tooManyPixels' | 'unpacks' | undefined {
  const mustUnpack = isUnpacked(metadata);
  if (metadata.width * metadata.height > (mustUnpack ? MAX_UNPACKED_PIXELS : MAX_PIXELS))
    return 'tooManyPixels';
  return mustUnpack && !mayUnpack ? 'unpacks' : undefined;
}

/** Must a reader keep all of it: a GIF, a progressive JPEG, an interlaced PNG? A few million pixels do no harm. */
function isUnpacked({ format, isProgressive, width, height }: Metadata): boolean {
  return (format === 'gif' || isProgressive === true) && width * height > FEW_PIXELS;
}

function isPhoto(format: string | undefined): format is PictureFormat {
  return (PHOTO_FORMATS as readonly (string | undefined)[]).includes(format);
}

type WantedSize = Pick<PictureTask, 'side' | 'target'>;

async function encode(
  image: Sharp,
  format: PictureFormat,
  { side, target }: WantedSize,
): Promise<DrawnPicture> {
  const fitted = image.resize(side, side, { fit: 'inside', withoutEnlargement: true }).toFormat(format);
  const { size, width, height } = await fitted.toFile(target).catch(() => writeWhole(fitted, target));
  return { size, width, height, format };
}

/** libvips says the same of a broken picture and of a full disk; in two steps each speaks for itself. */
async function writeWhole(image: Sharp, target: string): Promise<OutputInfo> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  await fs.writeFile(target, data);
  return info;
}

async function blurOf(target: string): Promise<string> {
  const few = sharp(target).resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' }).webp({ quality: BLUR_QUALITY });
  return `data:image/webp;base64,${(await few.toBuffer()).toString('base64')}`;
}
