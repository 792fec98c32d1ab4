import { monthsBetween } from '@plumbline/shared-schema/months';
import { reportSchema, type Report } from '@plumbline/shared-schema/reports';

/** A hirer's quarter in which one month has figures. */
export function aReport(overrides: Partial<Report> = {}): Report {
  const quiet = {
    jobs: 0,
    applications: 0,
    offers: 0,
    accepted: 0,
    contracts: 0,
    completed: 0,
    agreed: 0,
    paid: 0,
  };
  const busy = {
    jobs: 2,
    applications: 5,
    offers: 2,
    accepted: 1,
    contracts: 1,
    completed: 0,
    agreed: 950,
    paid: 0,
  };
  return reportSchema.parse({
    from: '2026-01',
    to: '2026-03',
    measures: Object.keys(quiet),
    months: monthsBetween('2026-01', '2026-03').map((month) => ({
      month,
      ...(month === '2026-03' ? busy : quiet),
    })),
    totals: busy,
    ...overrides,
  });
}
