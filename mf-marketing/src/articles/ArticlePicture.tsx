import type { Article } from '@plumbline/shared-schema/content';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';
import type { ComponentType } from 'react';
import { isPhoto, PHOTOS } from './photos';
import { LetterScene, PermitScene, QuotesScene, SiteScene, StagesScene } from './scenes-of-papers';

const SCENES: Record<Exclude<Article['picture'], keyof typeof PHOTOS>, ComponentType> = {
  quotes: QuotesScene,
  permit: PermitScene,
  stages: StagesScene,
  letter: LetterScene,
  site: SiteScene,
};

type ArticlePictureProps = Pick<Article, 'picture'> & {
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** In the proportions of a card, not those of the page of the article. */
  isCover?: boolean;
};

const PAGE = { display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'action.hover' } as const;
const COVER = { ...PAGE, aspectRatio: '4 / 3' } as const;

/** A photo, or a drawing in the colours of the theme; it says nothing that the words beside it do not. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { picture, sizes, isFirst = false, isCover = false } = props;
  const frame = isCover ? COVER : PAGE;
  if (isPhoto(picture)) {
    const [large, small] = PHOTOS[picture];
    return (
      <PatientImage
        src={large}
        srcSet={`${small} 480w, ${large} 960w`}
        sizes={sizes}
        alt=""
        width={960}
        height={540}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        sx={{ ...frame, height: 'auto', objectFit: 'cover' }}
      />
    );
  }
  const Scene = SCENES[picture];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{ ...frame, color: 'primary.main' }}
    >
      <Scene />
    </Box>
  );
}
