import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';

/** One figure of one month; money in cents. */
export type FigureRow = { month: string; measure: string; value: number };

/** Whose figures, and of which months (`2026-03`, both included). */
export type FigureQuery = { userId: string; isHirer: boolean; from: string; to: string };

/** One statement, an index range for each measure. Months in UTC. */
export function createAnalyticsRepository(database: Database) {
  return {
    listFigures: async ({ userId, isHirer, from, to }: FigureQuery): Promise<FigureRow[]> => {
      const start = sql`(${`${from}-01`}::date)::timestamp at time zone 'UTC'`;
      const end = sql`(${`${to}-01`}::date + interval '1 month')::timestamp at time zone 'UTC'`;
      const perMonth = ({ measure, value, source, instant }: Measure) => sql`
        select to_char(${instant} at time zone 'UTC', 'YYYY-MM') as month, ${measure} as measure, ${value}::float8 as value
        from ${source} and ${instant} >= ${start} and ${instant} < ${end} group by 1`;
      const { rows } = await database.execute<FigureRow>(
        sql.join(measuresOf(userId, isHirer).map(perMonth), sql` union all `),
      );
      return rows;
    },
  };
}
export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>;

/** `source`: table and whose rows; `instant`: what decides the month. */
type Measure = { measure: string; value: SQL; source: SQL; instant: SQL };

const COUNT = sql`count(*)`;
/** Not put there by a hirer who hires somebody again. */
const WRITTEN = sql`${applications.repeatsId} is null`;

function measuresOf(userId: string, isHirer: boolean): Measure[] {
  const ownOffers = sql`${offers} where ${isHirer ? offers.clientId : offers.professionalId} = ${userId}`;
  const ownContracts = sql`${contracts} where ${isHirer ? contracts.clientId : contracts.professionalId} = ${userId}`;
  const completed = sql`${ownContracts} and ${contracts.status} = 'completed'`;
  const amount = sql`sum(${contracts.amount})`;
  return [
    ...(isHirer ? hirerMeasures(userId) : contractorMeasures(userId)),
    { measure: 'offers', value: COUNT, source: ownOffers, instant: sql`${offers.createdAt}` },
    { measure: 'accepted', value: COUNT, source: ownOffers, instant: sql`${offers.acceptedAt}` },
    { measure: 'contracts', value: COUNT, source: ownContracts, instant: sql`${contracts.createdAt}` },
    { measure: 'completed', value: COUNT, source: completed, instant: sql`${contracts.finishedAt}` },
    { measure: 'agreed', value: amount, source: ownContracts, instant: sql`${contracts.createdAt}` },
    { measure: 'paid', value: amount, source: ownContracts, instant: sql`${contracts.paidAt}` },
  ];
}

function hirerMeasures(userId: string): Measure[] {
  const ownJobs = sql`${jobs} where ${jobs.ownerId} = ${userId} and ${jobs.status} <> 'removed'`;
  const received = sql`${applications} join ${jobs} on ${jobs.id} = ${applications.jobId} where ${jobs.ownerId} = ${userId} and ${WRITTEN}`;
  return [
    { measure: 'jobs', value: COUNT, source: ownJobs, instant: sql`${jobs.createdAt}` },
    { measure: 'applications', value: COUNT, source: received, instant: sql`${applications.createdAt}` },
  ];
}

function contractorMeasures(userId: string): Measure[] {
  const sent = sql`${applications} where ${applications.userId} = ${userId} and ${WRITTEN}`;
  return [{ measure: 'applications', value: COUNT, source: sent, instant: sql`${applications.createdAt}` }];
}
