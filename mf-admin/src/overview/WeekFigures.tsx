import { MARKETPLACE_MEASURES, MARKETPLACE_MONEY } from '@plumbline/shared-schema/administration';
import type { MarketplaceMeasure } from '@plumbline/shared-schema/administration';
import type { MarketplaceWeek } from '@plumbline/shared-schema/marketplace';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Grid, Stack } from '@plumbline/shared-ui/layout';
import { MeasureCard } from '@plumbline/shared-ui/MeasureCard';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type WeekFiguresProps = {
  weeks: readonly MarketplaceWeek[];
  /** Of how many weeks. */
  choice: ReactNode;
};

/** What was new in each week: as plots, and all of it in a table. */
export function WeekFigures({ weeks, choice }: WeekFiguresProps) {
  const { t } = useTranslation('admin');
  const weekName = useWeekName();
  const figure = useFigure();
  const id = useId();

  return (
    <Stack spacing={3}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography id={id} variant="h2">
          {t('overview.byWeek')}
        </Typography>
        <Box sx={{ minWidth: { sm: 200 } }}>{choice}</Box>
      </Stack>
      <Grid container spacing={3}>
        {MARKETPLACE_MEASURES.map((measure) => (
          <Grid key={measure} size={{ xs: 12, sm: 6 }}>
            <Measure measure={measure} weeks={weeks} />
          </Grid>
        ))}
      </Grid>
      <DataTable
        labelledBy={id}
        isFigures
        columns={[t('overview.week'), ...MARKETPLACE_MEASURES.map((name) => t(`overview.measures.${name}`))]}
        rows={[...weeks].reverse().map((row) => ({
          key: row.week,
          cells: [weekName(row.week), ...MARKETPLACE_MEASURES.map((name) => figure(name, row[name]))],
        }))}
        total={{
          key: 'total',
          cells: [
            t('overview.total'),
            ...MARKETPLACE_MEASURES.map((name) => figure(name, totalOf(weeks, name))),
          ],
        }}
      />
    </Stack>
  );
}

function Measure({ measure, weeks }: { measure: MarketplaceMeasure; weeks: readonly MarketplaceWeek[] }) {
  const { t } = useTranslation('admin');
  const weekName = useWeekName();
  const figure = useFigure();
  const name = t(`overview.measures.${measure}`);
  const total = figure(measure, totalOf(weeks, measure));

  return (
    <MeasureCard
      name={name}
      total={total}
      chartLabel={t('overview.chart', { name, total })}
      isWhole={!MARKETPLACE_MONEY.includes(measure)}
      format={(value) => figure(measure, value)}
      bars={weeks.map((row) => ({ key: row.week, label: weekName(row.week), value: row[measure] }))}
    />
  );
}

const totalOf = (weeks: readonly MarketplaceWeek[], measure: MarketplaceMeasure) =>
  weeks.reduce((sum, row) => sum + row[measure], 0);

function useFigure() {
  const { number, money } = useFormat();
  return (measure: MarketplaceMeasure, value: number) =>
    MARKETPLACE_MONEY.includes(measure) ? money(value) : number(value);
}

/** A week is called after its Monday: `14 Sep`. */
function useWeekName() {
  const { dayMonth } = useFormat();
  // Noon in UTC is the same day almost everywhere.
  return (week: string) => dayMonth(new Date(`${week}T12:00:00Z`));
}
