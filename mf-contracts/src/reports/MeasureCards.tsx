import { MONEY_MEASURES, type ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';
import { Grid } from '@plumbline/shared-ui/layout';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { ReportMeasureCard } from './ReportMeasureCard';

const COLUMNS = 12;

/** A picture of each measure: first those of money, then those that count. */
export function MeasureCards({ report, measures }: { report: Report; measures: readonly ReportMeasure[] }) {
  const isPhone = useIsPhone();
  const isMoney = (measure: ReportMeasure) => MONEY_MEASURES.includes(measure);
  const counts = measures.filter((measure) => !isMoney(measure));
  return (
    <Grid container spacing={{ xs: 2, sm: 3 }}>
      {measures.filter(isMoney).map((measure, _index, { length }) => (
        <Grid key={measure} size={{ xs: COLUMNS, lg: COLUMNS / length }}>
          <ReportMeasureCard report={report} measure={measure} isSmall={isPhone} />
        </Grid>
      ))}
      {counts.map((measure, index) => (
        <Grid
          key={measure}
          size={{
            xs: COLUMNS,
            sm: shareOfRow(index, counts.length, 2),
            lg: shareOfRow(index, counts.length, 3),
          }}
        >
          <ReportMeasureCard report={report} measure={measure} isSmall />
        </Grid>
      ))}
    </Grid>
  );
}

/** Columns of one of `count` cards, `perRow` in a row; those of the last row share it, so that it ends with the others. */
function shareOfRow(index: number, count: number, perRow: number): number {
  const left = count % perRow;
  return COLUMNS / (index >= count - left ? left : perRow);
}
