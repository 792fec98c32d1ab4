import { sql } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';

/** Two of three contractors have said when they work, most of them from one of the coming weeks on. */
export async function seedAvailabilities(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into availabilities (user_id, available_from, hours, time_zone, updated_at)
    select id, (${now.toISOString()}::timestamptz + make_interval(days => (place % 4 * 7)::int))::date,
      (select jsonb_agg(jsonb_build_object('day', day, 'from', '08:00', 'to', case day when 5 then '15:00' else '17:00' end))
        from generate_series(1, 5) day),
      'America/New_York',
      ${now.toISOString()}::timestamptz
    from (select id, row_number() over (order by email) as place from users where user_type = 'contractor') contractors
    where place % 3 > 0`);
}
