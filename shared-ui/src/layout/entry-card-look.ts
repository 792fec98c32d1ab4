import { clampedTo } from '@plumbline/shared-ui/text';
import { ON_PHONES } from '@plumbline/shared-ui/theme';

/** A row this wide has all its words beside the picture, a narrower one only the title. */
const WIDE = '@container (min-width: 540px)';
/** On phones a tile alone in its line is a row, so that the next one is in sight. */
const ALONE_TILE = '@container (min-width: 310px)';
/** A feature this wide has its words beside the picture. */
const WIDEST = '@container (min-width: 700px)';
const RADIUS = '10px';

/** What stands above the link that covers the card, so that it can be pressed by itself. */
const PRESSED_ALONE = {
  '& a:not([data-card-link]), & button, & summary, & label': { position: 'relative', zIndex: 1 },
} as const;

export const frameOf = (isLink: boolean, isMarked: boolean) =>
  ({
    position: 'relative',
    height: '100%',
    // The ring of the focused card stands around it.
    overflow: 'visible',
    containerType: 'inline-size',
    transition: 'border-color 150ms, box-shadow 150ms',
    ...(isMarked && { borderColor: 'primary.main' }),
    ...(isLink && {
      ...PRESSED_ALONE,
      '&:hover': { borderColor: 'primary.main', boxShadow: 'var(--plumbline-shadow)' },
      '& [data-card-link]:focus-visible': { outline: 'none' },
      '& [data-card-link]:focus-visible::after': {
        outline: '3px solid var(--plumbline-focus)',
        outlineOffset: 2,
        borderRadius: RADIUS,
      },
    }),
  }) as const;

const GRID = { height: '100%', boxSizing: 'border-box', display: 'grid' } as const;

const NARROW_ROW = {
  p: 2,
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"cover head" "body body"',
} as const;

const TILE = {
  ...GRID,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: '"cover" "head" "body"',
  rowGap: 1,
  pb: 2,
  '& > :nth-of-type(n + 2)': { px: 2 },
} as const;

export const AREAS = {
  row: {
    ...GRID,
    ...NARROW_ROW,
    [WIDE]: {
      rowGap: 1,
      gridTemplateColumns: '184px minmax(0, 1fr)',
      gridTemplateAreas: '"cover head" "cover body"',
    },
  },
  tile: {
    ...TILE,
    [ON_PHONES]: { [ALONE_TILE]: { ...NARROW_ROW, '& > :nth-of-type(n + 2)': { px: 0 } } },
  },
  feature: {
    ...TILE,
    [WIDEST]: {
      pb: 0,
      gridTemplateColumns: '1.2fr 1fr',
      gridTemplateRows: '1fr auto auto 1fr',
      gridTemplateAreas: '"cover ." "cover head" "cover body" "cover ."',
      '& > :nth-of-type(n + 2)': { px: 5 },
    },
  },
} as const;

const COVER = {
  gridArea: 'cover',
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '&& > *': { width: '100%', height: '100%' },
} as const;

export const COVERS = {
  row: { ...COVER, borderRadius: 1 },
  tile: {
    ...COVER,
    borderRadius: `${RADIUS} ${RADIUS} 0 0`,
    [ON_PHONES]: { [ALONE_TILE]: { borderRadius: 1 } },
  },
  feature: {
    ...COVER,
    borderRadius: `${RADIUS} ${RADIUS} 0 0`,
    [WIDEST]: { alignSelf: 'stretch', aspectRatio: 'auto', borderRadius: `${RADIUS} 0 0 ${RADIUS}` },
  },
} as const;

export const HEAD = {
  gridArea: 'head',
  minWidth: 0,
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
} as const;

export const TITLE = clampedTo(2);

/** A status and the meta line; nothing where neither is told. */
export const LINE = {
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
} as const;

/** At the lower edge, so that the prices of cards side by side are in line. */
export const FOOT = {
  mt: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  '&:empty': { display: 'none' },
} as const;

export const FIGURES = {
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const ON_COVER = {
  gridArea: 'cover',
  justifySelf: 'end',
  alignSelf: 'start',
  zIndex: 1,
  '& button': { bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.default' } },
} as const;

export const SAVE = {
  row: { ...ON_COVER, m: 0.5 },
  tile: { ...ON_COVER, mt: 1, mr: -1, [ON_PHONES]: { [ALONE_TILE]: { m: 0.5 } } },
  feature: { ...ON_COVER, mt: 1, mr: -1 },
} as const;

/** Links are high enough for a finger, and a sentence with a day in it breaks beside a picture. */
export const META = {
  minWidth: 0,
  '& a': { display: 'inline-block', py: 0.5, my: -0.5 },
  '& time': { whiteSpace: 'normal' },
} as const;
