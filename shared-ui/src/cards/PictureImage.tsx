import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import type { Picture } from '@plumbline/shared-schema/pictures';
import { PatientImage } from './PatientImage';

type PictureImageProps = {
  picture: Picture;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Width to height of its frame, '16 / 9'; what does not fit is cut off. Without, the picture's own. */
  ratio?: string;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
};

/** Every size up to the link's largest, with its true width: of an upright picture less than its longest side. */
function sourcesOf({ url, largest, width, height }: Picture): { src: string; srcSet: string } {
  const narrowing = width !== null && height !== null && height > width ? width / height : 1;
  const sides = PICTURE_SIDES.filter((side) => side <= largest);
  const at = (side: number) => `${url}&side=${String(side)}`;
  const srcSet = sides.map((side) => `${at(side)} ${String(Math.round(side * narrowing))}w`).join(', ');
  return { src: at(sides.at(-1) ?? largest), srcSet };
}

/** A picture in the size that fits, with its place kept and its colours shown until it comes. */
export function PictureImage({ picture, alt, sizes, ratio, isFirst = false }: PictureImageProps) {
  const { width, height, blur } = picture;
  return (
    <PatientImage
      {...sourcesOf(picture)}
      alt={alt}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={{
        ...(blur !== null && { backgroundImage: `url("${blur}")` }),
        // Said, since what stands in for a picture that does not come has sides of its own.
        aspectRatio: ratio ?? (width === null || height === null ? undefined : `${width} / ${height}`),
      }}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        objectFit: 'cover',
        bgcolor: 'action.hover',
        backgroundSize: 'cover',
      }}
    />
  );
}
