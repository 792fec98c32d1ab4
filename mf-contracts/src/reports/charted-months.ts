import type { Report } from '@plumbline/shared-schema/reports';

/** Fewer bars would tell nothing of time. */
const LEAST = 3;

/** From the first month in which something happened; the table has the others too. */
export function chartedMonths({ measures, months }: Report): Report['months'] {
  const first = months.findIndex((row) => measures.some((measure) => row[measure] > 0));
  return months.slice(Math.max(0, Math.min(first, months.length - LEAST)));
}
