import { CardList, Grid } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useSite } from '../remotes/use-site';
import { useViewer } from '../session/use-viewer';
import { footerColumns } from './footer-entries';

export function FooterColumns() {
  const { t } = useTranslation('shell');
  const { table } = useSite();
  const viewer = useViewer();
  return (
    <Grid container spacing={4}>
      {footerColumns(table, viewer).map(({ column, entries }) => (
        <Grid key={column} size={{ xs: 6, md: 3 }}>
          <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
            {t(`footer.${column}.title`)}
          </Typography>
          <CardList rows={entries} keyOf={({ label }) => label} spacing={0}>
            {({ label, to }) => (
              <Link
                to={to}
                variant="body2"
                color="text.secondary"
                underline="hover"
                sx={{ display: 'inline-block', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}
              >
                {t(label)}
              </Link>
            )}
          </CardList>
        </Grid>
      ))}
    </Grid>
  );
}
