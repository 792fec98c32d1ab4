/** Deals for the benchmark of prices: the trades, tasks and cities of the product, some of them far more often than others. */

const HIRERS = 20_000;
const CONTRACTORS = 5_000;
/** Contracts of each job. */
const DEALS = 4;

/** Of 31 hexadecimal digits; `kind` tells tables apart. */
const idOf = (kind, number) => `('${kind}' || lpad(to_hex(${number}), 31, '0'))::uuid`;
const skewed = (list) => `(${list})[1 + floor(power(random(), 2) * cardinality(${list}))::int]`;

const INSERT_PEOPLE = `
  insert into users (id, full_name, email, user_type)
  select ${idOf('a', 'person')}, 'Person ' || person, 'person' || person || '@bench.test',
    case when person <= ${HIRERS} then 'client' else 'contractor' end
  from generate_series(1, ${HIRERS + CONTRACTORS}) as person on conflict do nothing`;

const INSERT_JOBS = `
  insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, experience, status,
    skills_required, lat, lng)
  select ${idOf('b', 'job')}, ${idOf('a', `1 + job % ${HIRERS}`)}, 'A job', 'To be done.', 'on-site', '2 Weeks',
    'residential', '1+ Year', 'closed', jsonb_build_array(jsonb_build_object('_id', '1', 'name', trade),
      jsonb_build_object('_id', '2', 'name', task)),
    split_part(place, '|', 1)::float8 + (random() - 0.5) * 0.6, split_part(place, '|', 2)::float8 + (random() - 0.5) * 0.6
  from (
    select job, ${skewed('$3::text[]')} as trade, ${skewed('$4::text[]')} as task, ${skewed('$5::text[]')} as place
    from generate_series($1::int, $2::int) as job) jobs`;

const PARTIES = `${idOf('b', `deal / ${DEALS}`)}, ${idOf('a', `1 + (deal / ${DEALS}) % ${HIRERS}`)},
  ${idOf('a', `1 + ${HIRERS} + deal % ${CONTRACTORS}`)}`;

const INSERT_OFFERS = `
  insert into offers (id, job_id, client_id, professional_id, description, budget, delivery_time, expires_in, expires_at,
    status, accepted_at)
  select ${idOf('c', 'deal')}, ${PARTIES}, 'All of it.', 100000, 7, 3, now(), 'accepted', now()
  from generate_series($1::int, $2::int) as deal`;

const INSERT_CONTRACTS = `
  insert into contracts (id, offer_id, job_id, client_id, professional_id, start_date, end_date, terms, amount, status,
    finished_at)
  select ${idOf('d', 'deal')}, ${idOf('c', 'deal')}, ${PARTIES}, now(), now(), 'As agreed.',
    (10000 * exp(random() * 5))::bigint, 'completed', now() - random() * interval '1000 days'
  from generate_series($1::int, $2::int) as deal`;

/** Adds contracts `from` … `to` without checking what they refer to. `world`: names, and cities as "lat|lng". */
export async function loadDeals(client, { from, to, world: { trades, tasks, cities } }) {
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(INSERT_PEOPLE);
    const jobs = [Math.ceil(from / DEALS), Math.ceil(to / DEALS) - 1];
    await client.query(INSERT_JOBS, [...jobs, trades, tasks, cities]);
    await client.query(INSERT_OFFERS, [from, to - 1]);
    await client.query(INSERT_CONTRACTS, [from, to - 1]);
    for (const table of ['users', 'jobs', 'offers', 'contracts'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
