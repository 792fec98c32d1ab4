import { useSession } from '@plumbline/shared-api/session';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const POINTS = {
  hirer: ['post', 'terms', 'talk'],
  contractor: ['find', 'show', 'agree'],
} as const;
export type BrandAudience = keyof typeof POINTS;

/** Who is signed in needs no reasons for it. */
export function BrandPanel({ audience = 'hirer' }: { audience?: BrandAudience | undefined }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <Box
      component="section"
      aria-label={t('brand.label')}
      sx={[
        {
          display: { xs: 'none', md: 'block' },
          position: 'relative',
          // `hidden` would make a scroller of it, in which nothing sticks.
          overflow: 'clip',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          borderLeft: 1,
          borderColor: 'divider',
        },
        (theme) => theme.applyStyles('dark', { backgroundColor: 'background.paper', color: 'text.primary' }),
      ]}
    >
      <Stack
        spacing={4}
        sx={{
          position: 'sticky',
          top: 0,
          boxSizing: 'border-box',
          height: '100dvh',
          maxHeight: '100%',
          justifyContent: 'center',
          p: { md: 5, lg: 8 },
          pr: { md: 12, lg: 18 },
        }}
      >
        <PlumbLine />
        <House />
        <Typography variant="h2" component="p" sx={{ maxWidth: '16ch', fontSize: { lg: '2.75rem' } }}>
          {t(audience === 'hirer' ? 'brand.title' : 'brand.titleContractor')}
        </Typography>
        {!user && (
          <CardList rows={POINTS[audience]} keyOf={(point) => point} spacing={1.5} sx={{ maxWidth: 440 }}>
            {(point) => (
              <Stack direction="row" spacing={1.5}>
                <CheckCircleIcon sx={{ color: 'secondary.main', mt: '2px' }} fontSize="small" />
                <Typography component="span">{t(`brand.points.${point}`)}</Typography>
              </Stack>
            )}
          </CardList>
        )}
      </Stack>
    </Box>
  );
}

/** Decoration: a plumb bob that hangs from the top edge. */
function PlumbLine() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        right: { md: 28, lg: 48 },
        height: '46%',
        width: { md: 44, lg: 64 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: 1, width: 2, bgcolor: 'currentColor', opacity: 0.5 }} />
      <Box component="svg" viewBox="0 0 24 38" sx={{ width: '100%', display: 'block' }}>
        <path d="M9 0h6v5H9z" fill="currentColor" opacity="0.7" />
        <path d="M2 5h20v12L12 38 2 17z" fill="currentColor" />
        <path d="M5.8 25h12.4L12 38z" fill="var(--plumbline-vial)" />
      </Box>
    </Box>
  );
}

/** Decoration: a house, half drawn and half built. */
function House() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 320 190"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{ display: 'block', width: '100%', maxWidth: 400, maxHeight: '34vh' }}
    >
      <path d="M8 178h304" strokeWidth="3" />
      <path d="M52 178V92h108v86M36 100 160 18l124 82" />
      <path
        d="M160 18v160M160 34l108 70M160 92h108v86M196 92v86M232 92v86M160 134h108"
        strokeDasharray="5 5"
      />
      <path d="M72 108h34v30H72zM89 108v30M72 123h34" />
      <path d="M118 178v-44h28v44" fill="var(--plumbline-vial)" stroke="var(--plumbline-vial)" />
      <path d="M76 74V40h18v22" />
      <path d="M286 178V112M306 178V112M286 126h20M286 146h20M286 166h20" />
    </Box>
  );
}
