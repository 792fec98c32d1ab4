import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';

/** Few enough that nobody's own change waits long for a batch, and that none runs into the time limit of a statement. */
const AT_ONCE = 500;
const NIL = '00000000-0000-0000-0000-000000000000';
/** Any constant: every process must agree on it, nothing else may use it. */
const RANKING_LOCK = 7_340_014;

type Batch = { isOurs: boolean; last: string | null };

/**
 * Brings the ranking up to date with the calendar and with the mean of all ratings (docs/decisions/0014-ranking.md), some
 * hundred people at a time. Whoever else changes is ranked by a trigger.
 */
export function createRankingRepository(database: Database) {
  /** Only rows that come out otherwise are locked and written. Another process that is at it goes on alone. */
  async function rankAfter(id: string): Promise<Batch> {
    const score = sql`professional_score(rating, review_count, profile_parts, last_contract_at, (select mean from prior))`;
    const { rows } = await database.execute<Batch>(sql`
      with lock as materialized (select pg_try_advisory_xact_lock(${RANKING_LOCK}) as is_ours),
        prior as materialized (select rating_prior() as mean),
        part as materialized (
          select id from professionals
          where (select is_ours from lock) and id > ${id}::uuid order by id limit ${AT_ONCE}),
        due as (
          select id, ${score} as now_due from professionals
          where id in (select id from part) and score <> ${score}
          for no key update skip locked),
        ranked as (
          update professionals set score = due.now_due from due where professionals.id = due.id)
      select (select is_ours from lock) as "isOurs", max(id::text) as last from part`);
    return rows[0] ?? { isOurs: false, last: null };
  }

  /** An error is told before its transaction lets go of the lock, so this waits until it has. */
  async function endOfBatch(id: string): Promise<string | undefined> {
    await database.execute(sql`select pg_advisory_xact_lock(${RANKING_LOCK})`);
    const { rows } = await database.execute<{ last: string | null }>(sql`
      select max(id::text) as last
      from (select id from professionals where id > ${id}::uuid order by id limit ${AT_ONCE}) part`);
    return rows[0]?.last ?? undefined;
  }

  /** To a tenth: whoever has no review is ranked by it, and a hundredth would rewrite every row every hour. */
  async function recordMean(): Promise<void> {
    await database.execute(sql`
      insert into rating_priors as known (id, mean)
      select ${NIL}::uuid, coalesce(round(sum(rating * review_count) / nullif(sum(review_count), 0), 1)::float8, 4)
      from professionals where review_count > 0
      on conflict (id) do update set mean = excluded.mean where known.mean <> excluded.mean`);
  }

  return {
    /** People behind a batch that fails are ranked nevertheless; the first failure is thrown at the end. */
    rank: async (): Promise<void> => {
      await recordMean();
      const failures: unknown[] = [];
      const rankBatch = async (begin: string): Promise<string | undefined> => {
        try {
          const { isOurs, last } = await rankAfter(begin);
          return isOurs ? (last ?? undefined) : undefined;
        } catch (error) {
          failures.push(error);
          return endOfBatch(begin);
        }
      };
      for (let begin: string | undefined = NIL; begin !== undefined;) begin = await rankBatch(begin);
      if (failures.length > 0) throw failures[0];
    },
  };
}
