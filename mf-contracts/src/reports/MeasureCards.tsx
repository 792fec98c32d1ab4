import { MONEY_MEASURES, type ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';
import { Grid } from '@plumbline/shared-ui/layout';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { ReportMeasureCard } from './ReportMeasureCard';

const PHONE = '(max-width: 599.95px)';

/** A picture of each measure, those of money wide. */
export function MeasureCards({ report, measures }: { report: Report; measures: readonly ReportMeasure[] }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isMoney = (measure: ReportMeasure) => MONEY_MEASURES.includes(measure);
  return (
    <Grid container spacing={{ xs: 2, sm: 3 }}>
      {measures.map((measure) => (
        <Grid key={measure} size={isMoney(measure) ? 12 : { xs: 12, sm: 6, lg: 4 }}>
          <ReportMeasureCard report={report} measure={measure} isSmall={isPhone || !isMoney(measure)} />
        </Grid>
      ))}
    </Grid>
  );
}
