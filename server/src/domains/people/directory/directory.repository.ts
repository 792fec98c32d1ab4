import type {
  ClientHistory,
  FeaturedQuery,
  ProfileSummary,
  Specialty,
  Totals,
} from '@plumbline/shared-schema/directory';
import { matchKey } from '@plumbline/shared-schema/job-types';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { professionals } from '../../../database/tables/professionals';
import { portfolioItems, userSkills } from '../../../database/tables/profile-entries';
import { users } from '../../../database/tables/users';
import { containing } from '../../../database/text-search';
import { WORK_LOOKS } from '../portfolios/portfolios.repository';
import { toConditions } from '../professionals/professional-conditions.repository';
import { BEST_FIRST } from '../users/users.repository';

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;
type ListFigures = Pick<ProfileSummary, 'skills' | 'works'>;
type Figures = Pick<ClientHistory, 'jobsPosted' | 'openJobs' | 'hires'>;

const SPECIALTIES_MAX = 50;
/** Administrators choose a company for some time. */
const isChosen = sql<boolean>`(${users.userType} = 'company' and coalesce(${users.featuredUntil} > now(), false))`;
/** The chosen, then the best. Companies have no row of the ranking: their rating alone, drawn to the mean as there. */
const BEST_COMPANY_FIRST = [
  desc(isChosen),
  sql`(5 * rating_prior() + ${users.rating}::float8 * ${users.reviewCount}) / (5 + ${users.reviewCount}) desc`,
  sql`${users.id} desc`,
];
// Names written out: drizzle leaves the table out of a column's name where a statement reads one table.
const openJobs = sql<number>`(select count(*)::int from jobs
  where jobs.owner_id = users.id and jobs.status = 'open')`;
const skillNames = sql<string[]>`(select coalesce(jsonb_agg(name order by user_skills.created_at, id), '[]')
  from user_skills where user_skills.user_id = users.id)`;

export function createDirectoryRepository(database: Database) {
  return {
    /** Chosen companies, then the best (docs/decisions/0014-ranking.md), with the count of all matches. */
    listFeatured: (query: FeaturedQuery) =>
      query.kind === 'contractor' ? featuredContractors(database, query) : featuredCompanies(database, query),

    /** Skills of contractors, the most common first; those that differ in case or hyphens only are one. */
    listSpecialties: async (names?: readonly string[]): Promise<Specialty[]> => {
      const isNamed = names ? sql`and skill.name_key in ${names.map(matchKey)}` : sql``;
      const { rows } = await database.execute<Specialty>(sql`
        select min(skill.name) as name, count(*)::int as count
        from ${userSkills} as skill join ${users} on ${users.id} = skill.user_id
        where ${users.userType} = 'contractor' ${isNamed}
        group by skill.name_key
        order by count desc, name
        limit ${SPECIALTIES_MAX}`);
      return rows;
    },

    getTotals: async (): Promise<Totals> => {
      const isCompany = and(eq(users.userType, 'company'), isNull(users.deletedAt));
      const [openJobs, everybody, companies, completedContracts] = await Promise.all([
        database.$count(jobs, eq(jobs.status, 'open')),
        database.$count(professionals),
        database.$count(users, isCompany),
        database.$count(contracts, eq(contracts.status, 'completed')),
      ]);
      return { openJobs, professionals: everybody, companies, completedContracts };
    },

    getFigures: async (userId: string): Promise<Figures> => {
      const { rows } = await database.execute<Figures>(sql`
        select
          count(*) filter (where ${jobs.status} <> 'removed')::int as "jobsPosted",
          count(*) filter (where ${jobs.status} = 'open')::int as "openJobs",
          (select count(*)::int from ${applications} join ${jobs} as posted on posted.id = ${applications.jobId}
            where posted.owner_id = ${userId} and ${applications.isHired}) as hires
        from ${jobs} where ${jobs.ownerId} = ${userId}`);
      return rows[0] ?? { jobsPosted: 0, openJobs: 0, hires: 0 };
    },

    getListFigures: async (userId: string): Promise<ListFigures> => {
      const { rows } = await database.execute<ListFigures>(sql`
        select
          (select coalesce(jsonb_agg(name order by created_at, id), '[]')
            from ${userSkills} where user_id = ${userId}) as skills,
          (select count(*)::int from ${portfolioItems} where user_id = ${userId}) as works`);
      return rows[0] ?? { skills: [], works: 0 };
    },

    /** The newest, which a portfolio begins with. */
    findFirstWork: async (userId: string) => {
      const { description, beforeFileId, afterFileId, createdAt, id } = portfolioItems;
      const [work] = await database
        .select({ description, beforeFileId, afterFileId, ...WORK_LOOKS })
        .from(portfolioItems)
        .where(eq(portfolioItems.userId, userId))
        .orderBy(desc(createdAt), desc(id))
        .limit(1);
      return work;
    },
  };
}

const featured = { user: users, openJobs, skills: skillNames, isChosen };

/** Along the index of the ranking, which who has left is not in: the page is read, and nobody else. */
async function featuredContractors(database: Database, { page, limit, location, ...filters }: FeaturedQuery) {
  const isComplete = sql`${professionals.isComplete}`;
  const isThere = location === undefined ? undefined : toConditions({ location }, {}).indexed;
  const where = and(isComplete, isThere, fits(filters));
  const rows = await database
    .select(featured)
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.id))
    .where(where)
    .orderBy(...BEST_FIRST)
    .limit(limit)
    .offset((page - 1) * limit);
  const fitting = database
    .select({ id: professionals.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.id))
    .where(where)
    .as('fitting');
  const isEverybody = isThere === undefined && filters.specialty === undefined && filters.q === undefined;
  const count = isEverybody
    ? await database.$count(professionals, isComplete)
    : await database.$count(fitting);
  return { rows, count };
}

async function featuredCompanies(database: Database, { page, limit, ...filters }: FeaturedQuery) {
  const where = and(
    eq(users.userType, 'company'),
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
    fits(filters),
  );
  const rows = await database
    .select(featured)
    .from(users)
    .where(where)
    .orderBy(...BEST_COMPANY_FIRST)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, count: await database.$count(users, where) };
}

function fits({ specialty, q }: Pick<FeaturedQuery, 'specialty' | 'q'>): SQL | undefined {
  const hasSkill = sql`${users.id} in (select user_id from user_skills
    where name_key = ${matchKey(specialty ?? '')}::text)`;
  const isCalled = sql`user_names(${users.companyName}, ${users.fullName}) like ${containing(q ?? '')}`;
  return and(specialty === undefined ? undefined : hasSkill, q === undefined ? undefined : isCalled);
}
