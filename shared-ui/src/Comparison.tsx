import Box from '@mui/material/Box';
import { useState, type CSSProperties, type ReactNode } from 'react';

/** What a thumb needs to be caught by a finger; the range is wider by it, so that its middle meets the line. */
const GRIP = 44;

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

type ComparisonProps = {
  /** A picture, as wide as its frame and in its proportions, 4 to 3. */
  before: ReactNode;
  after: ReactNode;
  words: {
    before: string;
    after: string;
    /** Names the line that is moved. */
    compare: string;
    /** How much of the picture before is seen, in per cent. */
    shown: (share: number) => string;
  };
};

/** Two pictures over each other; a line, dragged or moved by the arrow keys, says how much of each is seen. */
export function Comparison({ before, after, words }: ComparisonProps) {
  const [share, setShare] = useState(50);
  const seen = { clipPath: 'inset(0 calc(100% - var(--share)) 0 0)' };
  return (
    <Box sx={FRAME} style={{ '--share': `${String(share)}%` } as CSSProperties}>
      <Box sx={PICTURE}>{after}</Box>
      <Box sx={{ ...PICTURE, ...seen }}>{before}</Box>
      <Box aria-hidden sx={{ ...TAG, left: 8 }}>
        {words.before}
      </Box>
      <Box aria-hidden sx={{ ...TAG, right: 8 }}>
        {words.after}
      </Box>
      <Box aria-hidden sx={LINE} />
      <Box
        component="input"
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
        aria-label={words.compare}
        aria-valuetext={words.shown(share)}
        sx={RANGE}
      />
    </Box>
  );
}
