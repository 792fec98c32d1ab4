import type { Executor } from '../../../database/connect';
import { personReports } from '../../../database/tables/person-reports';
import type { PersonReportRow } from '../../../database/tables/person-reports';

export type PersonReportsRepository = ReturnType<typeof createPersonReportsRepository>;

export function createPersonReportsRepository() {
  return {
    /** `undefined`: this person has reported it before. */
    insert: async (
      executor: Executor,
      report: typeof personReports.$inferInsert,
    ): Promise<PersonReportRow | undefined> => {
      const [row] = await executor.insert(personReports).values(report).onConflictDoNothing().returning();
      return row;
    },
  };
}
