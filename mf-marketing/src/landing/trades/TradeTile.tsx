import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { optionLabel } from '@plumbline/shared-schema/options';
import { pathWith } from '@plumbline/shared-ui/address';
import { Box } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import type { Trade } from '@plumbline/shared-ui/trade-scenes';

type TradeTileProps = {
  trade: Trade;
  Scene: ComponentType;
  /** How many professionals have it; undefined until it is known. */
  count: number | undefined;
  /** On the accent. */
  isBright: boolean;
};

const plain = { bgcolor: 'background.paper', color: 'primary.main', borderColor: 'divider' } as const;
const bright = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  borderColor: 'secondary.main',
  '--scene-paper': '#fff',
  // A strip as wide as two tiles where it is not two rows high: the drawing at its right.
  flexDirection: { xs: 'column', sm: 'row-reverse', md: 'column' },
  alignItems: { xs: 'stretch', sm: 'center', md: 'stretch' },
} as const;

const words = { px: 2, pb: 2, color: 'text.primary' } as const;
const brightWords = {
  flex: { xs: 'none', sm: 1, md: 'none' },
  minWidth: 0,
  px: 2,
  pb: { xs: 2, sm: 0, md: 2 },
} as const;

const plainFrame = { flex: 1, minHeight: { xs: 92, md: 120 }, position: 'relative' } as const;
const brightFrame = {
  ...plainFrame,
  flex: { xs: 1, sm: '0 0 144px', md: 1 },
  minHeight: { xs: 92, sm: 112, md: 120 },
} as const;

const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: 1,
  borderRadius: 2,
  transition: 'border-color 150ms, box-shadow 150ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: 'var(--plumbline-shadow)' },
  '& svg': { transition: 'transform 250ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  '&:hover svg': { transform: 'translateY(-4px)' },
} as const;

export function TradeTile({ trade, Scene, count, isBright }: TradeTileProps) {
  const { t } = useTranslation('marketing');
  return (
    <Box sx={{ ...tile, ...(isBright ? bright : plain) }}>
      <Picture Scene={Scene} isBright={isBright} />
      <Box sx={isBright ? brightWords : words}>
        <Typography
          variant="h4"
          component="h3"
          sx={{
            hyphens: 'auto',
            overflowWrap: 'break-word',
            ...(isBright && { fontSize: { sm: '1.5rem' } }),
          }}
        >
          <Link
            to={pathWith('/professionals', { specialty: trade })}
            color="inherit"
            underline="none"
            isCoveringCard
          >
            {t(optionLabel('skill', trade))}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          sx={{ mt: 0.25, minHeight: '1.5em', color: isBright ? 'inherit' : 'text.secondary' }}
        >
          {count !== undefined && t('categories.count', { count })}
        </Typography>
      </Box>
    </Box>
  );
}

type PictureProps = Pick<TradeTileProps, 'Scene' | 'isBright'>;

/** The picture says nothing that the name does not. */
function Picture({ Scene, isBright }: PictureProps) {
  return (
    <Box sx={isBright ? brightFrame : plainFrame}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 200 130"
        fill="none"
        stroke="currentColor"
        strokeWidth={isBright ? 1.75 : 2.25}
        strokeLinejoin="round"
        strokeLinecap="round"
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          p: 1.5,
          boxSizing: 'border-box',
        }}
      >
        <Scene />
      </Box>
    </Box>
  );
}
