import { Box, Grid } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The columns of SPEC §2; their entries are texts and not links. */
const COLUMNS = {
  product: ['search', 'post', 'contracts', 'messages'],
  services: ['residential', 'commercial', 'industrial', 'architects'],
  company: ['about', 'careers', 'press', 'partners'],
  resources: ['guides', 'safety', 'help', 'terms'],
} as const;

/** What the site offers, in four columns. */
export function FooterColumns() {
  const { t } = useTranslation('shell');
  return (
    <Grid container spacing={4}>
      {Object.entries(COLUMNS).map(([column, entries]) => (
        <Grid key={column} size={{ xs: 6, md: 3 }}>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {t(`footer.${column}.title`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <Typography key={entry} component="li" variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
                {t(`footer.${column}.${entry}`)}
              </Typography>
            ))}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
