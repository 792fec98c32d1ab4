import { useTranslation } from 'react-i18next';
import type { Report, ReportFigures } from '@plumbline/shared-schema/reports';
import { Card } from '@plumbline/shared-ui/layout';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@plumbline/shared-ui/tables';
import { useReportWords } from './use-report-words';

/** The figures behind the pictures; scrolls sideways where it does not fit. */
export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const cells = (figures: ReportFigures) =>
    report.measures.map((measure) => (
      <TableCell key={measure} align="right" sx={{ whiteSpace: 'nowrap', font: 'inherit' }}>
        {words.figure(measure, figures[measure])}
      </TableCell>
    ));

  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={t('reports.tableLabel')}>
        <Table size="small" aria-label={t('reports.tableLabel')}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {t('reports.month')}
              </TableCell>
              {report.measures.map((measure) => (
                <TableCell key={measure} component="th" scope="col" align="right">
                  {words.name(measure)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {report.months.map((row) => (
              <TableRow key={row.month}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {words.month(row.month)}
                </TableCell>
                {cells(row)}
              </TableRow>
            ))}
            <TableRow sx={{ '& > *': { fontWeight: 700, borderTop: 2, borderTopColor: 'divider' } }}>
              <TableCell component="th" scope="row">
                {t('reports.total')}
              </TableCell>
              {cells(report.totals)}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
