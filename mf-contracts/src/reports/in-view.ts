import { MONEY_MEASURES } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';

/** Fewer bars would tell nothing of time. */
const LEAST = 3;

/** What charts and table show: from the first month in which something happened, money first. */
export function inView({ measures, months, ...report }: Report): Report {
  const first = months.findIndex((row) => measures.some((measure) => row[measure] > 0));
  const isMoney = (measure: Report['measures'][number]) => MONEY_MEASURES.includes(measure);
  return {
    ...report,
    measures: [...measures.filter(isMoney).reverse(), ...measures.filter((measure) => !isMoney(measure))],
    months: months.slice(Math.max(0, Math.min(first, months.length - LEAST))),
  };
}
