import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { MeasureCard } from '@plumbline/shared-ui/MeasureCard';
import { useTranslation } from 'react-i18next';
import type { FigureStep } from './figure-steps';
import { figureOf, useFigureWords } from './use-figure-words';
import type { Measure } from './use-figure-words';

type FigureCardProps = { figures: PlatformFigures; steps: readonly FigureStep[]; measure: Measure };

/** One measure over time. */
export function FigureCard({ figures, steps, measure }: FigureCardProps) {
  const { t } = useTranslation('platform');
  const words = useFigureWords(figures);
  const name = words.name(measure);
  const values = steps.flatMap((step) => figureOf(step, measure) ?? []);
  const most = Math.max(0, ...values);
  const label =
    most === 0 ? t('chart.empty', { name }) : t('chart.most', { name, most: words.figure(measure, most) });

  return (
    <MeasureCard
      name={name}
      chartLabel={label}
      isWhole={measure !== 'CLS'}
      format={(value) => words.figure(measure, value)}
      bars={steps.map((step) => ({
        key: step.at,
        label: words.step(step.at),
        value: figureOf(step, measure) ?? 0,
      }))}
    />
  );
}
