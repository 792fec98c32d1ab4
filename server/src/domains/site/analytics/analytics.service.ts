import { toDollars } from '@plumbline/shared-schema/money';
import { isContractor, isHirer } from '@plumbline/shared-schema/policies';
import { monthsBetween } from '@plumbline/shared-schema/months';
import { MONEY_MEASURES, REPORT_MEASURES, type ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report, ReportFigures, ReportQuery } from '@plumbline/shared-schema/reports';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AnalyticsRepository, FigureRow } from './analytics.repository';

/** Figures of a hirer's or a contractor's own work, by month. */
export function createAnalyticsService({ analytics }: { analytics: AnalyticsRepository }) {
  return {
    report: async (user: CurrentUser, { from, to }: ReportQuery): Promise<Report> => {
      const hires = isHirer(user.userType);
      if (!hires && !isContractor(user.userType)) throw new AppError('FORBIDDEN');
      const rows = await analytics.listFigures({ userId: user._id, isHirer: hires, from, to });
      return {
        from,
        to,
        measures: REPORT_MEASURES.filter((measure) => hires || measure !== 'jobs'),
        months: monthsBetween(from, to).map((month) => ({
          month,
          ...figuresOf(rows.filter((row) => row.month === month)),
        })),
        totals: figuresOf(rows),
      };
    },
  };
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** The sum of each measure; cents are added before they become dollars. */
function figuresOf(rows: readonly FigureRow[]): ReportFigures {
  const total = (measure: ReportMeasure) => {
    const sum = rows.filter((row) => row.measure === measure).reduce((so, { value }) => so + value, 0);
    return [measure, MONEY_MEASURES.includes(measure) ? toDollars(sum) : sum] as const;
  };
  return Object.fromEntries(REPORT_MEASURES.map(total)) as ReportFigures;
}
