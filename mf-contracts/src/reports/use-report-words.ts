import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { MONEY_MEASURES, type ReportMeasure } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';

/** The first day of `2026-03` where the reader is, so that its name is the month's. */
function firstDay(month: string): Date {
  return new Date(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, 1);
}

/** Names of months and measures, and figures as the measure wants them. */
export function useReportWords() {
  const { t, i18n } = useTranslation('contracts');
  const { isContractor } = useSession();
  const { money, moneyShort, monthYear, number } = useFormat();
  const isMoney = (measure: ReportMeasure) => MONEY_MEASURES.includes(measure);
  const short = new Intl.DateTimeFormat(i18n.resolvedLanguage, { month: 'short', year: 'numeric' });

  return {
    isMoney,
    name: (measure: ReportMeasure) => t(`reports.${isContractor ? 'contractor' : 'hirer'}.${measure}`),
    figure: (measure: ReportMeasure, value: number) => (isMoney(measure) ? money(value) : number(value)),
    /** At the edge of a chart. */
    figureShort: (measure: ReportMeasure, value: number) =>
      isMoney(measure) ? moneyShort(value) : number(value),
    month: (month: string) => monthYear(firstDay(month)),
    monthShort: (month: string) => short.format(firstDay(month)),
  };
}
