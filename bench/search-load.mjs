import { CATEGORIES, CITIES, EMPLOYMENT, VOCABULARY } from './search-world.mjs';

const JOBS_PER_OWNER = 20;
const LOADERS = 2;

const WORDS = (
  count,
) => `(select string_agg(($3::text[])[1 + floor(power(random(), 2.5) * cardinality($3::text[]))::int], ' ')
  from generate_series(1, ${count}) where job is not null)`;

/** Jobs `$1` to `$2`, a minute apart: one in ten is closed, one in twenty has a word of its own in the title. */
const INSERT_JOBS = `
  insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, city, lat, lng,
    hide_exact_location, salary_min, salary_max, experience, employment_type, status, created_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
    (select id from users where email = 'owner' || job / ${JOBS_PER_OWNER} || '@bench.test'),
    ${WORDS(4)} || case when job % 20 = 0 then ' ' || translate(substr(hash, 1, 9), '0123456789', 'ghijklmnop') else '' end,
    ${WORDS(25)}, kind, '2 Weeks', ($4::text[])[1 + floor(power(random(), 1.5) * 4)::int],
    split_part(place, '|', 1), split_part(place, '|', 2)::float8 + (random() - 0.5) * 0.6,
    split_part(place, '|', 3)::float8 + (random() - 0.5) * 0.6,
    random() < 0.3, pay, pay + 1000000, '2+ Year', kind, case when random() < 0.9 then 'open' else 'closed' end, at
  from (
    select job, md5(job::text) as hash, timestamptz '2024-01-01' + job * interval '1 minute' as at,
      ($5::text[])[1 + floor(random() * 4)::int] as kind,
      ($6::text[])[1 + floor(power(random(), 2) * cardinality($6::text[]))::int] as place,
      case when random() < 0.8 then (2000000 + floor(random() * 6000000))::bigint end as pay
    from generate_series($1::int, $2::int) as job) jobs`;

const INSERT_OWNERS = `
  insert into users (id, full_name, company_name, email, user_type)
  select gen_random_uuid(), 'Person ' || owner, initcap(($3::text[])[1 + owner % cardinality($3::text[])]) || ' & Sons ' || owner,
    'owner' || owner || '@bench.test', 'company'
  from generate_series($1::int / ${JOBS_PER_OWNER}, $2::int / ${JOBS_PER_OWNER}) as owner
  on conflict do nothing`;

const NOTE_WORDS = `
  insert into search_words (word)
  select distinct plain_text(word) from unnest($1::text[]) as word where length(word) between 3 and 30
  union select distinct regexp_substr(title, '[a-z]+$') from jobs where title ~ '[a-z]{9}$'
  on conflict do nothing`;

/** Adds jobs `from` … `to` as fast as SQL can: without triggers, the indexes built at the end. */
export async function loadJobs(newClient, { from, to }) {
  const clients = Array.from({ length: LOADERS }, newClient);
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await fill(clients, { from, to });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function fill(clients, { from, to }) {
  const [client] = clients;
  const { rows: indexes } = await client.query(`
    select indexname, indexdef from pg_indexes
    where tablename = 'jobs' and indexname not in (select conname from pg_constraint) order by length(indexdef)`);
  await client.query(indexes.map(({ indexname }) => `drop index "${indexname}"`).join(';'));
  await client.query(
    'alter table jobs disable trigger user; alter table jobs drop constraint if exists jobs_owner_id_users_id_fk',
  );
  await client.query(INSERT_OWNERS, [from, to, VOCABULARY]);
  await client.query('analyze users');

  const cities = CITIES.map((city) => city.join('|'));
  const part = Math.ceil((to - from) / clients.length);
  await eachAtOnce(clients, (loader, index) => {
    const first = from + index * part;
    return loader.query(INSERT_JOBS, [
      first + 1,
      Math.min(to, first + part),
      VOCABULARY,
      CATEGORIES,
      EMPLOYMENT,
      cities,
    ]);
  });
  await eachAtOnce(clients, async (loader) => {
    await loader.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`);
    for (let next = indexes.pop(); next; next = indexes.pop()) await loader.query(next.indexdef);
  });
  await client.query(NOTE_WORDS, [VOCABULARY]);
  await client.query('alter table jobs enable trigger user');
  await client.query('vacuum analyze jobs');
  await client.query('vacuum analyze users');
  await client.query('vacuum analyze search_words');
}

function eachAtOnce(clients, work) {
  return Promise.all(clients.map(work));
}
