import Typography from '@mui/material/Typography';
import { Card } from '@plumbline/shared-ui/layout';
import { useId } from 'react';
import { BarChart } from './BarChart';
import type { BarChartProps } from './BarChart';

export type MeasureCardProps = Pick<BarChartProps, 'bars' | 'format' | 'isWhole' | 'isSmall'> & {
  name: string;
  total?: string;
  /** Accessible name of the plot, which says more than the measure's. */
  chartLabel: string;
};

/** One measure: its total where it has one, and how it went over time. */
export function MeasureCard({ name, total, chartLabel, ...chart }: MeasureCardProps) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5, height: '100%' }}>
      <Typography id={id} variant="h6" component="h3" color="text.secondary" sx={{ mb: total ? 0.5 : 2 }}>
        {name}
      </Typography>
      {total && (
        <Typography variant="h2" component="p" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {total}
        </Typography>
      )}
      <BarChart label={chartLabel} {...chart} />
    </Card>
  );
}
