import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useTranslation } from 'react-i18next';
import type { FigureStep } from './figure-steps';

/** The vitals that are shown: milliseconds, CLS without a unit. */
export const SHOWN_VITALS = ['LCP', 'INP', 'CLS', 'LONG_FRAME'] as const;
/** Errors and views are counts. */
export const MEASURES = ['errors', 'views', ...SHOWN_VITALS] as const;
export type Measure = (typeof MEASURES)[number];

const DAY_MINUTES = 24 * 60;

/** A measure of a step; `undefined` where a vital was not measured. */
export function figureOf(step: FigureStep, measure: Measure): number | undefined {
  return measure === 'errors' || measure === 'views' ? step[measure] : step.vitals[measure];
}

/** Figures and steps of time in words. */
export function useFigureWords({ step: minutes }: Pick<PlatformFigures, 'step'>) {
  const { t } = useTranslation('platform');
  const { language } = useLanguage();
  const { dayMonth, time } = useFormat();
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

  return {
    name: (measure: Measure) => t(`measure.${measure}`),
    /** Where a step begins. */
    step: (at: string) => (minutes >= DAY_MINUTES / 2 ? dayMonth(at) : time(at)),
    stepLong: (at: string) => `${dayMonth(at)}, ${time(at)}`,
    figure: (measure: Measure, value: number | undefined) => {
      if (value === undefined) return '–';
      if (measure === 'CLS') return number(value, 3);
      return measure === 'errors' || measure === 'views'
        ? number(value)
        : t('milliseconds', { value: number(value) });
    },
  };
}
