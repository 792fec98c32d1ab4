import { useLayoutEffect, useRef, useState } from 'react';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { PictureDialog } from '@plumbline/shared-ui/dialogs';
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
  height: { xs: '56dvh', sm: '64dvh' },
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

/** The pictures of a job one at a time, as large as the window allows: by swipe too. */
export function PictureViewer({ pictures, first, title, altOf, onClose }: PictureViewerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(() => (pictures[first] ? first : 0));
  const picture = pictures[index];

  function show(next: number) {
    setIndex(next);
    const { current } = strip;
    if (current) current.scrollLeft = next * current.clientWidth;
  }

  useLayoutEffect(() => show(index), []); // eslint-disable-line react-hooks/exhaustive-deps -- where it opens

  return (
    <PictureDialog title={title} index={index} count={pictures.length} onTurn={show} onClose={onClose}>
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
    </PictureDialog>
  );
}
