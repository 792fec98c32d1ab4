import { useTranslation } from 'react-i18next';
import type { ClientHistory } from '@plumbline/shared-schema/directory';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** What a hirer has done on the site so far, in four numbers. */
export function ClientFigures({ figures }: { figures: ClientHistory }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const { jobsPosted, openJobs, hires, rating, reviewCount } = figures;
  const entries = [
    { name: 'jobsPosted', value: number(jobsPosted) },
    { name: 'openJobs', value: number(openJobs) },
    { name: 'hires', value: number(hires) },
    {
      name: 'rating',
      value:
        reviewCount === 0
          ? t('details.history.noRating')
          : t('details.history.ratingOf', { rating: number(rating), count: reviewCount }),
    },
  ] as const;

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr) 1.5fr' },
      }}
    >
      {entries.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`details.history.${name}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
