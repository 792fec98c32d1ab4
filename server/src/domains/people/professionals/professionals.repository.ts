import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { ProfessionalSearch } from '@plumbline/shared-schema/professionals';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { availabilities } from '../../../database/tables/availabilities';
import { professionals, savedProfessionals } from '../../../database/tables/professionals';
import { portfolioItems, userSkills } from '../../../database/tables/profile-entries';
import { files, users } from '../../../database/tables/users';
import { findIds, withMeantWords } from '../../../kit/search/find-ids';
import type { FoundIds } from '../../../kit/search/find-ids';
import { createPages, sliceOf } from '../../../kit/search/pages';
import type { Count, Pages, Slice } from '../../../kit/search/pages';
import { wordsOf } from '../../../kit/search/search-words';
import type { KeptLook } from '../files/picture-view';
import { BEST, nearIn, orderOf, toConditions } from './professional-conditions.repository';
import type { ProfessionalFilters } from './professional-conditions.repository';

const isListed = inArray(savedProfessionals.professionalId, sql`(select id from professionals)`);

type SavedKey = { userId: string; professionalId: string };

export type ProfessionalsRepository = ReturnType<typeof createProfessionalsRepository>;
export type ProfessionalRecord = Awaited<ReturnType<typeof select>>[number];
export type FoundProfessionals = { rows: ProfessionalRecord[] } & Count;

/** A list that the full-text index makes long. */
const LONG_LIST = 5_000;
const WORKS_SHOWN = 3;

const CONTRACTORS = {
  table: sql`professionals`,
  listed: sql`true`,
  sorted: sql`professionals.score, professionals.created_at`,
  usual: BEST,
};

/** Contractors as anybody may find them (docs/decisions/0009-search.md). */
export function createProfessionalsRepository(database: Database) {
  const pages = createPages({ ...CONTRACTORS, database });

  async function find({ sort, page, limit, ...filters }: ProfessionalSearch): Promise<FoundIds> {
    const near = sort === 'nearest' ? nearIn(filters) : undefined;
    const slice: Slice = sliceOf({ page, limit });
    const isCommonTrade = await isTradeOfMany(pages, filters);
    return withMeantWords({ database, vocabulary: sql`profile_words` }, filters.q, (words) =>
      findIds(pages, {
        conditions: toConditions(filters, { words, isCommonTrade }),
        orderOf: (conditions) => orderOf(sort, conditions),
        slice,
        nearest: near && { km: near.km, within: (km) => toConditions(filters, { words, km, isCommonTrade }) },
      }),
    );
  }

  return {
    search: async (query: ProfessionalSearch, viewerId: string | undefined): Promise<FoundProfessionals> => {
      const { ids, ...numbers } = await find(query);
      return { rows: await select(database, ids, viewerId), ...numbers };
    },

    listPromoted: (query: ProfessionalSearch, wanted: PromotedQuery) => listPromoted(database, query, wanted),

    /** Newest first. */
    listSaved: async (userId: string, query: PageQuery): Promise<FoundProfessionals> => {
      const isMine = eq(savedProfessionals.userId, userId);
      const { limit, offset } = sliceOf(query);
      const saved = await database
        .select({ id: savedProfessionals.professionalId })
        .from(savedProfessionals)
        .innerJoin(professionals, eq(professionals.id, savedProfessionals.professionalId))
        .where(isMine)
        .orderBy(desc(savedProfessionals.createdAt), desc(savedProfessionals.id))
        .limit(limit)
        .offset(offset);
      const ids = saved.map(({ id }) => id);
      // Who is no contractor any more is not shown, and not counted.
      const all = await database.$count(savedProfessionals, and(isMine, isListed));
      return { rows: await select(database, ids, userId), count: all };
    },

    /** In the order of `ids`; who is no contractor is left out. */
    listByIds: (ids: string[], viewerId: string | undefined): Promise<ProfessionalRecord[]> =>
      select(database, ids, viewerId),

    findId: async (executor: Executor, id: string): Promise<string | undefined> => {
      const [row] = await executor
        .select({ id: professionals.id })
        .from(professionals)
        .where(eq(professionals.id, id));
      return row?.id;
    },

    insert: async (executor: Executor, key: SavedKey): Promise<void> => {
      await executor.insert(savedProfessionals).values(key).onConflictDoNothing();
    },

    remove: async (executor: Executor, { userId, professionalId }: SavedKey): Promise<void> => {
      await executor
        .delete(savedProfessionals)
        .where(
          and(eq(savedProfessionals.userId, userId), eq(savedProfessionals.professionalId, professionalId)),
        );
    },
  };
}

/** Asked around a place: a long list of who has a trade would be read whole to meet the few who are near. */
async function isTradeOfMany(
  pages: Pages,
  { specialty, q, location }: ProfessionalFilters,
): Promise<boolean> {
  if (specialty === undefined || q !== undefined || nearIn({ location }) === undefined) return false;
  return (await pages.expected(toConditions({ specialty }, {}))) > LONG_LIST;
}

type PromotedQuery = { places: number; viewerId: string | undefined };

/** People who match and pay for a place further up: the higher budget first, the next ones on the next page. */
async function listPromoted(
  database: Database,
  { sort: _best, page, limit: _all, ...filters }: ProfessionalSearch,
  { places, viewerId }: PromotedQuery,
): Promise<ProfessionalRecord[]> {
  if (places === 0) return [];
  const words = filters.q === undefined ? undefined : wordsOf(filters.q);
  const { rows } = await database.execute<{ id: string }>(sql`
    select professionals.id
    from promotions join professionals on professionals.id = promotions.user_id
    where promotions.stopped_at is null and promotions.ends_at > now()
      and ${toConditions(filters, { words }).plain}
    order by promotions.daily_budget desc, promotions.created_at, promotions.id
    limit ${places} offset ${(page - 1) * places}`);
  const ids = rows.map(({ id }) => id);
  return select(database, ids, viewerId);
}

/** How the newest works look now that they are done. */
const newestWorks = sql<(KeptLook & { id: string })[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', file_id, 'width', width, 'height', height, 'blur', blur)
      order by created_at desc, id desc),
    '[]')
  from (
    select work.id, work.created_at, files.id as file_id, width, height, blur
    from ${portfolioItems} work join ${files} on files.id = work.after_file_id
    where work.user_id = ${professionals.id}
    order by work.created_at desc, work.id desc
    limit ${WORKS_SHOWN}) newest)`;

/** What the works that name a cost cost, in cents. For people with an account, as the works themselves. */
const worksCost = sql<{ count: number; min: number; max: number } | null>`(
  select jsonb_build_object('count', count(*), 'min', min(work.cost), 'max', max(work.cost))
  from ${portfolioItems} work
  where work.user_id = ${professionals.id} and work.cost > 0)`;

/** Professionals in the order of `ids`. */
async function select(database: Database, ids: string[], viewerId: string | undefined) {
  if (ids.length === 0) return [];
  const isSaved =
    viewerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from saved_professionals saved
          where saved.professional_id = ${professionals.id} and saved.user_id = ${viewerId})`;
  const rows = await database
    .select({
      user: users,
      lat: sql<number | null>`${professionals.spot}[1]`,
      lng: sql<number | null>`${professionals.spot}[0]`,
      skills: sql<string[]>`(select coalesce(jsonb_agg(skill.name order by skill.created_at, skill.id), '[]')
        from ${userSkills} skill where skill.user_id = ${professionals.id})`,
      availableFrom: availabilities.availableFrom,
      works: newestWorks,
      worksCost: viewerId === undefined ? sql<null>`null` : worksCost,
      isSaved,
    })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.id))
    .leftJoin(availabilities, eq(availabilities.userId, professionals.id))
    .where(inArray(professionals.id, ids));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
