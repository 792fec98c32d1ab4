import { useSearchParams } from 'react-router-dom';
import { REPORT_MONTHS_DEFAULT, REPORT_MONTHS_MAX } from '@plumbline/shared-schema/limits';
import { monthsBefore, monthsBetween, thisMonth } from '@plumbline/shared-schema/months';

/**
 * The months of the report as the address says them (`from`, `to`), the last twelve without it. `choices`: the months
 * that can be chosen, newest first.
 */
export function useReportRange() {
  const [params, setParams] = useSearchParams();
  const last = thisMonth();
  const first = monthsBefore(last, REPORT_MONTHS_MAX - 1);
  const to = params.get('to') ?? last;
  const from = params.get('from') ?? monthsBefore(last, REPORT_MONTHS_DEFAULT - 1);

  function change(name: 'from' | 'to', month: string) {
    setParams({ from, to, [name]: month }, { preventScrollReset: true });
  }

  return {
    from,
    to,
    choices: monthsBetween(first, last).reverse(),
    setFrom(month: string) {
      change('from', month);
    },
    setTo(month: string) {
      change('to', month);
    },
    reset() {
      setParams({}, { preventScrollReset: true });
    },
  };
}
export type ReportRange = ReturnType<typeof useReportRange>;
