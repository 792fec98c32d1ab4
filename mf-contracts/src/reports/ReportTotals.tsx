import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/shared-schema/reports';
import { Facts } from '@plumbline/shared-ui/cards';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useReportWords } from './use-report-words';

/** Each measure over the whole period, and what counts as agreed and as paid: more than the wallet knows of. */
export function ReportTotals({ report: { measures, totals } }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();

  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('reports.totals')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <Facts
          columns={4}
          size="large"
          entries={measures.map((measure) => ({
            term: words.name(measure),
            text: words.figure(measure, totals[measure]),
          }))}
        />
      </Paper>
      {measures.includes('agreed') && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('reports.agreedNote', { measure: words.name('agreed') })}
        </Typography>
      )}
      {measures.includes('paid') && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t('reports.paidNote', { measure: words.name('paid') })}{' '}
          <Link to="/wallet">{t('reports.toWallet')}</Link>
        </Typography>
      )}
    </Box>
  );
}
