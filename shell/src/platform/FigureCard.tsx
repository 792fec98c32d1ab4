import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { BarChart } from '@plumbline/shared-ui/BarChart';
import { Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureStep } from './figure-steps';
import { figureOf, useFigureWords } from './use-figure-words';
import type { Measure } from './use-figure-words';

type FigureCardProps = { figures: PlatformFigures; steps: readonly FigureStep[]; measure: Measure };

/** One measure over time. */
export function FigureCard({ figures, steps, measure }: FigureCardProps) {
  const { t } = useTranslation('platform');
  const words = useFigureWords(figures);
  const id = useId();
  const name = words.name(measure);
  const values = steps.flatMap((step) => figureOf(step, measure) ?? []);
  const most = Math.max(0, ...values);
  const label =
    most === 0 ? t('chart.empty', { name }) : t('chart.most', { name, most: words.figure(measure, most) });

  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5, height: '100%' }}>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <BarChart
        label={label}
        isWhole={measure !== 'CLS'}
        format={(value) => words.figure(measure, value)}
        bars={steps.map((step) => ({
          key: step.at,
          label: words.step(step.at),
          value: figureOf(step, measure) ?? 0,
        }))}
      />
    </Card>
  );
}
