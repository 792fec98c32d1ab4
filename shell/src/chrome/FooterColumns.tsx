import { CardList, Grid } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const CATEGORIES = ['residential', 'commercial', 'industrial', 'architects-construction'];

/** Entries by the key of their text. */
const COLUMNS = {
  product: ['search', 'post', 'contracts', 'messages'].map((entry) => `footer.product.${entry}`),
  services: CATEGORIES.map((category) => `schema:options.jobCategory.${category}`),
  company: ['about', 'careers', 'press', 'partners'].map((entry) => `footer.company.${entry}`),
  resources: ['guides', 'safety', 'help', 'terms'].map((entry) => `footer.resources.${entry}`),
};

export function FooterColumns() {
  const { t } = useTranslation('shell');
  return (
    <Grid container spacing={4}>
      {Object.entries(COLUMNS).map(([column, entries]) => (
        <Grid key={column} size={{ xs: 6, md: 3 }}>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {t(`footer.${column}.title`)}
          </Typography>
          <CardList rows={entries} keyOf={(entry) => entry} spacing={0}>
            {(entry) => (
              <Typography variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
                {t(entry)}
              </Typography>
            )}
          </CardList>
        </Grid>
      ))}
    </Grid>
  );
}
