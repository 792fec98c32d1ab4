import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { AppError } from '../errors';

/** An image as we keep it: re-encoded by us, so without metadata and without anything hidden behind the pixels. */
export type Picture = { bytes: Buffer; mimeType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' };

const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 2400;
/** Formats judged by content; what the sender or the file name says does not count. */
const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const;
type PhotoFormat = (typeof PHOTO_FORMATS)[number];

// One thread per picture: several are in work at once, and the event loop's pool must not starve.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A photo (jpeg, png, gif, webp; ≤ 40 megapixels), turned upright, at most 2400 px a side.
 * Anything else: INVALID_IMAGE. With `svg: 'rasterise'` a drawing becomes a PNG.
 */
export async function readPicture(bytes: Buffer, options: { svg?: 'rasterise' } = {}): Promise<Picture> {
  const image = open(bytes);
  try {
    const { format } = await image.metadata();
    if (format === 'svg' && options.svg === 'rasterise') return await encode(image, 'png');
    if (isPhoto(format)) return await encode(image, format);
  } catch {
    throw new AppError('INVALID_IMAGE');
  }
  throw new AppError('INVALID_IMAGE');
}

/** A webp of the picture no larger than `side` × `side` px, for cards and lists. */
export async function makeThumbnail(bytes: Buffer, side: number): Promise<Picture> {
  const small = await open(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
  return { bytes: small, mimeType: 'image/webp' };
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
}

function isPhoto(format: string | undefined): format is PhotoFormat {
  return (PHOTO_FORMATS as readonly (string | undefined)[]).includes(format);
}

async function encode(image: Sharp, format: PhotoFormat): Promise<Picture> {
  const fitted = image.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  return { bytes: await fitted.toFormat(format).toBuffer(), mimeType: `image/${format}` };
}
