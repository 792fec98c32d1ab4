import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';

const AT_ONCE = 5000;
const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * Brings the ranking up to date with the calendar and with the mean of all ratings (docs/decisions/0014-ranking.md), some
 * thousand people at a time, so that nobody's change waits for it. Whoever else changes is ranked by a trigger.
 */
export function createRanking(database: Database) {
  async function rankAfter(id: string): Promise<string | undefined> {
    const { rows } = await database.execute<{ last: string | null }>(sql`
      with part as (select id from professionals where id > ${id}::uuid order by id limit ${AT_ONCE}),
        ranked as (
          update professionals set score = now_due.score
          from (
            select id, professional_score(rating, review_count, profile_parts, last_contract_at, rating_prior()) as score
            from professionals where id in (select id from part) for no key update skip locked) now_due
          where professionals.id = now_due.id and professionals.score <> now_due.score)
      select max(id::text) as last from part`);
    return rows[0]?.last ?? undefined;
  }

  return {
    rank: async (): Promise<void> => {
      // To a tenth: whoever has no review is ranked by it, and a hundredth would rewrite every row every hour.
      await database.execute(sql`
        with mean as (
          select round(sum(rating * review_count) / nullif(sum(review_count), 0), 1)::float8 as value
          from professionals where review_count > 0),
        gone as (delete from rating_priors)
        insert into rating_priors (id, mean) select gen_random_uuid(), value from mean where value is not null`);
      for (let last: string | undefined = NIL; last !== undefined;) last = await rankAfter(last);
    },
  };
}
