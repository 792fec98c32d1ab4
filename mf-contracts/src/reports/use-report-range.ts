import { REPORT_MONTHS_DEFAULT, REPORT_MONTHS_MAX } from '@plumbline/shared-schema/limits';
import { monthsBefore, monthsBetween, thisMonth } from '@plumbline/shared-schema/months';
import { useAddress } from '@plumbline/shared-ui/address';

/**
 * The months of the report as the address says them (`from`, `to`), the last twelve without it. `choices`: the months
 * that can be chosen, newest first.
 */
export function useReportRange() {
  const { get, change } = useAddress();
  const last = thisMonth();
  const first = monthsBefore(last, REPORT_MONTHS_MAX - 1);
  const to = get('to') || last;
  const from = get('from') || monthsBefore(last, REPORT_MONTHS_DEFAULT - 1);

  return {
    from,
    to,
    choices: monthsBetween(first, last).reverse(),
    setFrom: (month: string) => change({ from: month, to }),
    setTo: (month: string) => change({ from, to: month }),
    reset: () => change({ from: '', to: '' }),
  };
}
export type ReportRange = ReturnType<typeof useReportRange>;
