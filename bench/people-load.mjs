import { CITIES, VOCABULARY } from './search-world.mjs';

const WORDS = (
  count,
) => `(select string_agg(($3::text[])[1 + floor(power(random(), 2.5) * cardinality($3::text[]))::int], ' ')
  from generate_series(1, ${count}) where person is not null)`;

/** People `$1` to `$2`, four fifths of them verified, half of them with reviews, half with a service radius. */
const INSERT_PEOPLE = `
  insert into users (id, full_name, email, user_type, title, bio, city, lat, lng, service_radius_km, rating, review_count,
    email_verified_at, created_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
    'Person ' || person, 'person' || person || '@bench.test', 'contractor', ${WORDS(3)}, ${WORDS(25)},
    split_part(place, '|', 1), split_part(place, '|', 2)::float8 + (random() - 0.5) * 0.6,
    split_part(place, '|', 3)::float8 + (random() - 0.5) * 0.6,
    case when random() < 0.5 then (array[10, 20, 30, 50, 80])[1 + floor(random() * 5)::int] end,
    case when reviews > 0 then 3 + random() * 2 else 0 end, reviews,
    case when random() < 0.8 then at end, at
  from (
    select person, md5(person::text) as hash, timestamptz '2024-01-01' + person * interval '1 minute' as at,
      case when random() < 0.5 then floor(power(random(), 3) * 60)::int else 0 end as reviews,
      ($4::text[])[1 + floor(power(random(), 2) * cardinality($4::text[]))::int] as place
    from generate_series($1::int, $2::int) as person) people`;

/** Three skills each, the common ones common. */
const INSERT_SKILLS = `
  insert into user_skills (id, user_id, name, name_key)
  select gen_random_uuid(), users.id, name, match_key(name)
  from users
  cross join lateral (
    select distinct ($3::text[])[1 + floor(power(random(), 2) * 80)::int] as name
    from generate_series(1, 3) where users.id is not null) skills
  where email in (select 'person' || person || '@bench.test' from generate_series($1::int, $2::int) as person)`;

/** In the order of `find_professional`. */
const COLUMNS = `id, skill_hashes, city_key, spot, service_radius_km, reach, rating, review_count, is_verified,
  profile_parts, is_complete, last_contract_at, score, created_at, search`;

const NOTE_WORDS = `
  insert into profile_words (word)
  select distinct plain_text(word) from unnest($1::text[]) as word where length(word) between 3 and 30
  on conflict do nothing`;

/** Adds people `from` … `to` as fast as SQL can: without triggers, the indexes built at the end. */
export async function loadPeople(client, { from, to }) {
  await client.connect();
  try {
    const { rows: indexes } = await client.query(`
      select indexname, indexdef from pg_indexes
      where tablename = 'professionals' and indexname not in (select conname from pg_constraint)`);
    await client.query(indexes.map(({ indexname }) => `drop index "${indexname}"`).join(';'));
    await client.query(
      'alter table users disable trigger user; alter table user_skills disable trigger user',
    );
    const range = [from + 1, to];
    await client.query(INSERT_PEOPLE, [...range, VOCABULARY, CITIES.map((city) => city.join('|'))]);
    await client.query('analyze users');
    await client.query(INSERT_SKILLS, [...range, VOCABULARY]);
    await client.query('analyze user_skills');
    await client.query(`insert into professionals (${COLUMNS}) select found.* from users, find_professional(users.id) found
      where users.user_type = 'contractor' and users.id not in (select id from professionals)`);
    await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query(NOTE_WORDS, [VOCABULARY]);
    await client.query('alter table users enable trigger user; alter table user_skills enable trigger user');
    for (const table of ['professionals', 'users', 'user_skills', 'profile_words'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
