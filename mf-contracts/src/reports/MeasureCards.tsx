import type { ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';
import { Grid } from '@plumbline/shared-ui/layout';
import { ReportMeasureCard } from './ReportMeasureCard';

/** A picture of each measure. */
export function MeasureCards({ report, measures }: { report: Report; measures: readonly ReportMeasure[] }) {
  return (
    <Grid container spacing={3}>
      {measures.map((measure) => (
        <Grid key={measure} size={{ xs: 12, md: 6 }}>
          <ReportMeasureCard report={report} measure={measure} />
        </Grid>
      ))}
    </Grid>
  );
}
