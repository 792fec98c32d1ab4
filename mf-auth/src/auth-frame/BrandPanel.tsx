import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const POINTS = ['post', 'terms', 'talk'] as const;

export function BrandPanel() {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="section"
      aria-label={t('brand.label')}
      sx={[
        {
          display: { xs: 'none', md: 'block' },
          position: 'relative',
          overflow: 'hidden',
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
          justifyContent: 'flex-end',
          p: { md: 5, lg: 8 },
          pr: { md: 12, lg: 18 },
        }}
      >
        <PlumbLine />
        <Typography variant="h2" component="p" sx={{ maxWidth: '16ch', fontSize: { lg: '2.75rem' } }}>
          {t('brand.title')}
        </Typography>
        <CardList rows={POINTS} keyOf={(point) => point} spacing={1.5} sx={{ maxWidth: 440 }}>
          {(point) => (
            <Stack direction="row" spacing={1.5}>
              <CheckCircleIcon sx={{ color: 'secondary.main', mt: '2px' }} fontSize="small" />
              <Typography component="span">{t(`brand.points.${point}`)}</Typography>
            </Stack>
          )}
        </CardList>
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
        height: '72%',
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
