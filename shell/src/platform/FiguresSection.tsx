import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { Grid, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSection } from './TableSection';
import { figureSteps } from './figure-steps';
import { FigureCard } from './FigureCard';
import { FigureFields } from './FigureFields';
import { ReleaseVitals } from './ReleaseVitals';
import { SampleTable } from './SampleTable';
import { MEASURES, figureOf, useFigureWords } from './use-figure-words';
import { useFiguresRange } from './use-figures-range';

/** Errors and web vitals over time: pictures, the figures behind them, the last errors. */
export function FiguresSection({ figures }: { figures: PlatformFigures }) {
  const { t } = useTranslation('platform');
  const { remote } = useFiguresRange();
  const words = useFigureWords(figures);
  const id = useId();
  const steps = figureSteps(figures, remote);
  const busy = steps.filter(({ views, errors, vitals }) => views + errors + Object.keys(vitals).length > 0);

  return (
    <Stack spacing={5}>
      <section aria-labelledby={id}>
        <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
          {t('figures.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {t('figures.text')}
        </Typography>
        <FigureFields remotes={[...new Set(figures.series.map((entry) => entry.remote))].sort()} />
        <Grid container spacing={3}>
          {MEASURES.map((measure) => (
            <Grid key={measure} size={{ xs: 12, md: 6 }}>
              <FigureCard figures={figures} steps={steps} measure={measure} />
            </Grid>
          ))}
        </Grid>
      </section>
      <TableSection
        title={t('table.title')}
        columns={[t('table.time'), ...MEASURES.map((measure) => words.name(measure))]}
        empty={t('table.none')}
        rows={busy.reverse().map((step) => ({
          key: step.at,
          cells: [
            words.stepLong(step.at),
            ...MEASURES.map((measure) => words.figure(measure, figureOf(step, measure))),
          ],
        }))}
      />
      <ReleaseVitals
        step={figures.step}
        vitals={figures.vitals.filter((vital) => remote === '' || vital.remote === remote)}
      />
      <SampleTable samples={figures.samples.filter((sample) => remote === '' || sample.remote === remote)} />
    </Stack>
  );
}
