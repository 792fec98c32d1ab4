import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { Button } from '@plumbline/shared-ui/actions';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { ChevronLeftIcon, ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type PictureViewerProps = {
  pictures: readonly JobPicture[];
  /** The place of the one to begin with. */
  first: number;
  title: string;
  altOf: (picture: JobPicture) => string;
  onClose: () => void;
};

/** A strip that fingers push from one picture to the next. */
const STRIP = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  height: { xs: '68dvh', sm: '64dvh' },
} as const;
const SHEET = {
  flex: '0 0 100%',
  minWidth: 0,
  height: '100%',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  // The whole picture, whatever its shape.
  '& img': {
    height: '100%',
    objectFit: 'contain',
    bgcolor: 'transparent',
    backgroundSize: 'contain',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
} as const;

/** The pictures of a job one at a time, as large as the window allows: by swipe, by arrow keys and by buttons. */
export function PictureViewer({ pictures, first, title, altOf, onClose }: PictureViewerProps) {
  const { t } = useTranslation('jobs');
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(() => (pictures[first] ? first : 0));
  const picture = pictures[index];

  function show(next: number) {
    if (pictures[next] === undefined) return;
    setIndex(next);
    const { current } = strip;
    if (current) current.scrollLeft = next * current.clientWidth;
  }

  useLayoutEffect(() => show(index), []); // eslint-disable-line react-hooks/exhaustive-deps -- where it opens
  useArrowKeys((by) => show(index + by));

  return (
    <TitledDialog
      size="page"
      title={title}
      onClose={onClose}
      actions={
        pictures.length > 1 && (
          <>
            <Button startIcon={<ChevronLeftIcon />} disabled={index === 0} onClick={() => show(index - 1)}>
              {t('details.previous')}
            </Button>
            <Typography variant="body2" role="status">
              {t('details.pictureAt', { place: index + 1, count: pictures.length })}
            </Typography>
            <Button
              endIcon={<ChevronRightIcon />}
              disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              {t('details.next')}
            </Button>
          </>
        )
      }
    >
      <Box
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
        }}
        sx={STRIP}
      >
        {pictures.map((one) => (
          <Box key={one._id} aria-hidden={one !== picture} sx={SHEET}>
            <PictureImage picture={one} alt={altOf(one)} sizes="(min-width: 900px) 850px, 100vw" />
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 1, minHeight: '1.5em', textAlign: 'center', overflowWrap: 'anywhere' }}>
        {picture?.caption}
      </Typography>
    </TitledDialog>
  );
}

function useArrowKeys(turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
