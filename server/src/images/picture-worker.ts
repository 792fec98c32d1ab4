import os from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** What the server's process asks of this one; see `picture-pool.ts`. `side`: the longest one, in pixels. */
export type PictureTask = {
  kind: 'photo' | 'drawing' | 'thumbnail';
  source: string;
  target: string;
  side: number;
};
export type PictureFormat = (typeof PHOTO_FORMATS)[number];
/** What lies at `target`; `undefined`: no picture that we take. */
export type RenderedPicture = { size: number; format: PictureFormat } | undefined;

const MAX_PIXELS = 40_000_000;
const MAX_WORK_MS = 2000;
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;
const WATCH_MS = 20;
/** Formats judged by content; what the sender or the file name says does not count. */
const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const;

sharp.concurrency(1);
sharp.cache(false);
// Whoever waits for a page comes first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** Renders one picture in this process, which ends itself when that takes too long or too much memory. */
// eslint-disable-next-line no-restricted-syntax -- tinypool calls the default export
export default async function renderPicture(task: PictureTask): Promise<RenderedPicture> {
  const began = performance.now();
  // libvips cannot be interrupted, and works beside this loop: nothing but the end of the process stops it.
  const watch = setInterval(() => {
    if (performance.now() - began > MAX_WORK_MS || process.memoryUsage.rss() > MAX_MEMORY_BYTES)
      process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
  try {
    return await render(task);
  } finally {
    clearInterval(watch);
  }
}

async function render({ kind, source, target, side }: PictureTask): Promise<RenderedPicture> {
  // A drawing is scaled while it is loaded, which turning it upright would prevent.
  const autoOrient = kind !== 'drawing';
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient });
  try {
    const { format, width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) return undefined;
    if (kind === 'drawing')
      return format === 'svg' ? await encode(image, 'png', { side, target }) : undefined;
    if (!isPhoto(format)) return undefined;
    return await encode(image, kind === 'thumbnail' ? 'webp' : format, { side, target });
  } catch {
    return undefined;
  }
}

function isPhoto(format: string | undefined): format is PictureFormat {
  return (PHOTO_FORMATS as readonly (string | undefined)[]).includes(format);
}

type Wanted = Pick<PictureTask, 'side' | 'target'>;

async function encode(
  image: Sharp,
  format: PictureFormat,
  { side, target }: Wanted,
): Promise<RenderedPicture> {
  const fitted = image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { size } = await fitted.toFormat(format).toFile(target);
  return { size, format };
}
