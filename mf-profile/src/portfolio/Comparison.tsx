import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '@plumbline/shared-schema/pictures';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';

/** What a thumb needs to be caught by a finger; the range is wider by it, so that its middle meets the line. */
const GRIP = 44;

/** The widths of the pictures in a grid of cards, or large in a dialog. */
const WIDTHS = '(min-width: 900px) 560px, 100vw';

const FRAME = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: 1.5,
  bgcolor: 'action.hover',
  '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 },
} as const;
const PICTURE = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
} as const;
const LINE = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 'var(--share)',
  width: 3,
  ml: '-1.5px',
  bgcolor: '#fff',
  boxShadow: '0 0 4px rgb(0 0 0 / 60%)',
  '&::after': {
    content: '"↔"',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: 36,
    height: 36,
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    bgcolor: '#fff',
    color: '#111',
    fontSize: 20,
    boxShadow: 'inherit',
  },
} as const;
const THUMB = { appearance: 'none', width: GRIP, height: GRIP, cursor: 'ew-resize' } as const;
const RANGE = {
  appearance: 'none',
  position: 'absolute',
  top: 0,
  left: -GRIP / 2,
  width: `calc(100% + ${String(GRIP)}px)`,
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': THUMB,
  '&::-moz-range-thumb': THUMB,
} as const;
const TAG = {
  position: 'absolute',
  bottom: 8,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  bgcolor: 'rgb(0 0 0 / 75%)',
  color: '#fff',
  fontSize: 13,
  fontWeight: 600,
} as const;

/** `name`: of the work. */
type ComparisonProps = { before: Picture; after: Picture; name: string };

/** Two pictures over each other; a line, dragged or moved by the arrow keys, says how much of each is seen. */
export function Comparison({ before, after, name }: ComparisonProps) {
  const { t } = useTranslation('profile');
  const [share, setShare] = useState(50);
  const seen = { clipPath: 'inset(0 calc(100% - var(--share)) 0 0)' };
  return (
    <Box sx={FRAME} style={{ '--share': `${String(share)}%` } as CSSProperties}>
      <Box sx={PICTURE}>
        <PictureImage picture={after} alt={t('portfolios.afterOf', { name })} sizes={WIDTHS} ratio="4 / 3" />
      </Box>
      <Box sx={{ ...PICTURE, ...seen }}>
        <PictureImage
          picture={before}
          alt={t('portfolios.beforeOf', { name })}
          sizes={WIDTHS}
          ratio="4 / 3"
        />
      </Box>
      <Box aria-hidden sx={{ ...TAG, left: 8 }}>
        {t('portfolios.before')}
      </Box>
      <Box aria-hidden sx={{ ...TAG, right: 8 }}>
        {t('portfolios.after')}
      </Box>
      <Box aria-hidden sx={LINE} />
      <Box
        component="input"
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
        aria-label={t('portfolios.compare', { name })}
        aria-valuetext={t('portfolios.shown', { share })}
        sx={RANGE}
      />
    </Box>
  );
}
