import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PlumbLine } from './PlumbLine';

const POINTS = ['post', 'terms', 'talk'] as const;

/** Says what the site is for, beside a plumb line as tall as the page. */
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
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 440 }}>
          {POINTS.map((point) => (
            <Stack key={point} component="li" direction="row" spacing={1.5}>
              <CheckCircleIcon sx={{ color: 'secondary.main', mt: '2px' }} fontSize="small" />
              <Typography component="span">{t(`brand.points.${point}`)}</Typography>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
