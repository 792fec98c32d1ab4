/** A town in the database of a topology: people, jobs, applications, conversations, and sessions of who will be active. */
import { createHash } from 'node:crypto';
import { loadJobs } from './search-load.mjs';
import { loadPeople } from './people-load.mjs';
import { createRandom, VOCABULARY } from './search-world.mjs';

/** At scale 1; half of the people hire, as many as `loadJobs` makes owners. */
const SIZES = { people: 10_000, jobs: 100_000, applications: 100_000, chats: 20_000, messages: 1_000_000 };
/** Of a scale of 1: who has a session. */
const ACTIVE = 2000;
/** Over which conversations and applications lie. */
const DAYS = 90;
const PHRASES = 20_000;

/** UUIDv7 of the instant `at`; `hash`: 32 hexadecimal digits. */
const idAt = (at, hash) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(${hash}, 1, 3) || '8' || substr(${hash}, 4, 15))::uuid`;

const NUMBER_PEOPLE = `
  create temp table hirers as select row_number() over (order by id) - 1 as number, id from users where user_type = 'company';
  create temp table workers as select row_number() over (order by id) - 1 as number, id from users
    where user_type = 'contractor' and email_verified_at is not null;
  create temp table posts as select row_number() over (order by id) - 1 as number, id from jobs where status = 'open';
  create unique index on hirers (number); create unique index on workers (number); create unique index on posts (number);
  analyze hirers; analyze workers; analyze posts`;

/** Each hirer with some of the workers, no pair twice; most conversations are short, some are long. */
const INSERT_CHATS = `
  with pairs as (
    select n, hirers.id as hirer, workers.id as worker, (power(random(), 3) * $2)::int + 1 as size,
      now() - random() * interval '${DAYS} days' as at
    from generate_series(0, $1::int - 1) as n
    join hirers on hirers.number = n % (select count(*) from hirers)
    join workers on workers.number = (n * 17 + n / (select count(*) from hirers) * 101) % (select count(*) from workers)
  ), made as (
    insert into chats (id, first_user_id, second_user_id, created_by_id, last_seq, last_message_at, created_at)
    select ${idAt('at', 'md5(n::text)')}, least(hirer, worker), greatest(hirer, worker), hirer, size,
      at + (now() - at) * random(), at from pairs
    on conflict do nothing returning id, first_user_id, second_user_id, created_by_id, last_seq)
  insert into chat_participants (chat_id, user_id, role, last_read_seq)
  select id, who, case when who = created_by_id then 'sender' else 'receiver' end, greatest(0, last_seq - (random() * 3)::int)
  from made cross join lateral (values (first_user_id), (second_user_id)) as people (who)`;

const INSERT_PHRASES = `
  insert into phrases select number, text from unnest($1::text[]) with ordinality as said (text, number)`;

const INSERT_MESSAGES = `
  insert into messages (id, chat_id, sender_id, receiver_id, message_text, client_message_id, seq, created_at)
  select ${idAt('at', 'hash')}, chat_id, case when seq % 2 = 0 then first_user_id else second_user_id end,
    case when seq % 2 = 0 then second_user_id else first_user_id end,
    phrases.text, hash::uuid::text, seq, at
  from (
    select chats.id as chat_id, first_user_id, second_user_id, seq, md5(chats.id::text || seq) as hash,
      created_at + (last_message_at - created_at) * seq / last_seq as at
    from chats cross join lateral generate_series(1, last_seq) as seq) sent
  join phrases on phrases.number = 1 + ('x' || substr(hash, 1, 6))::bit(24)::int % $1::int`;

const INDEX_MESSAGES = `
  insert into searched_messages (message_id, words, plain)
    select id, message_words(message_text), plain_text(message_text) from messages;
  insert into search_marks (chat_id, seq) select id, last_seq from chats`;

const INSERT_APPLICATIONS = `
  insert into applications (id, job_id, user_id, cover_letter, estimated_service_cost, created_at)
  select ${idAt('at', 'md5(n::text)')}, posts.id, workers.id, 'I have done this for twenty years, with my own tools and van.',
    floor(random() * 1000000)::bigint, at
  from (select n, now() - random() * interval '${DAYS} days' as at, (random() * 1e9)::bigint as draw
    from generate_series(1, $1::int) as n) drawn
  join posts on posts.number = draw % (select count(*) from posts)
  join workers on workers.number = (n * 7) % (select count(*) from workers)
  on conflict do nothing`;

const INSERT_SESSIONS = `
  insert into sessions (id, token_hash, user_id, expires_at)
  select gen_random_uuid(), token_hash, user_id, now() + interval '30 days'
  from unnest($1::text[], $2::uuid[]) as sessions (token_hash, user_id)`;

const CHOOSE_ACTIVE = `
  create temp table active as
    (select id from hirers order by number limit $1) union all (select id from workers order by number limit $1)`;

/** Who is active, with up to five conversations, those with each other first. */
const LIST_ACTIVE = `
  select users.id, user_type as type, array(select id from jobs where owner_id = users.id limit 5) as jobs,
    array(
      select jsonb_build_object('id', chat_id, 'seq', last_seq, 'other', other)
      from chat_participants mine join chats on chats.id = chat_id
      cross join lateral (select case when first_user_id = users.id then second_user_id else first_user_id end as other) sides
      where mine.user_id = users.id order by other in (select id from active) desc limit 5) as chats
  from users where id in (select id from active)`;

const LIST_APPLICATIONS = `
  select owner_id as hirer, jobs.id as job, user_id as worker
  from applications join jobs on jobs.id = job_id where owner_id in (select id from active)`;

/** `loadJobs` takes the reference away for good. */
const KEEP_OWNERS = `alter table jobs add constraint jobs_owner_id_users_id_fk
  foreign key (owner_id) references users (id) on delete cascade`;

const tokenOf = (n) => createHash('sha256').update(`town ${n}`).digest('base64url');
const fingerprint = (token) => createHash('sha256').update(token).digest('hex');

/** What people say, in words that are frequent or rare. */
function makePhrases() {
  const random = createRandom('phrases');
  const word = () => VOCABULARY[Math.floor(random.next() ** 2.5 * VOCABULARY.length)];
  return Array.from({ length: PHRASES }, () => Array.from({ length: 4 + random.upTo(13) }, word).join(' '));
}

/** The indexes of a table that a bulk load is quicker without. Returns what makes them again. */
async function dropIndexes(client, table) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

async function loadTalk(client, sizes) {
  // Without triggers and the proof of references, which the statements give by what they are.
  await client.query('set session_replication_role = replica');
  await client.query(NUMBER_PEOPLE);
  await client.query(INSERT_APPLICATIONS, [sizes.applications]);
  // A cube of a random share has a quarter as its mean.
  await client.query(INSERT_CHATS, [sizes.chats, (4 * sizes.messages) / sizes.chats]);
  await client.query('analyze chats');
  const phrases = makePhrases();
  await client.query('create temp table phrases (number int, text text)');
  await client.query(INSERT_PHRASES, [phrases]);
  await client.query(INSERT_MESSAGES, [phrases.length]);
  const indexes = await dropIndexes(client, 'searched_messages');
  await client.query(INDEX_MESSAGES);
  await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`);
  for (const index of indexes) await client.query(index);
  await client.query('set session_replication_role = origin');
}

/** People with sessions, `{ id, type, token, chats, jobs }`. */
async function openSessions(client, count) {
  // A statement that makes a table takes no parameters.
  await client.query(CHOOSE_ACTIVE.replaceAll('$1', String(count)));
  const { rows } = await client.query(LIST_ACTIVE);
  const people = rows.map((person, n) => ({ ...person, token: tokenOf(n) }));
  const hashes = people.map(({ token }) => fingerprint(token));
  await client.query(INSERT_SESSIONS, [hashes, people.map(({ id }) => id)]);
  return people;
}

/**
 * Returns `people` who are active; `talks` between two of them, `{ from, to, chat }`; `applications` for their jobs,
 * `{ hirer, job, worker }`; ids of some `jobs` and `workers` of the town; and its `sizes`. `newClient`: of a superuser.
 */
export async function loadTown(newClient, scale) {
  const sizes = Object.fromEntries(
    Object.entries(SIZES).map(([name, size]) => [name, Math.ceil(size * scale)]),
  );
  await loadJobs(newClient, { from: 0, to: sizes.jobs });
  await loadPeople(newClient(), { from: 0, to: sizes.people / 2 });
  const client = newClient();
  await client.connect();
  try {
    await client.query(KEEP_OWNERS);
    await client.query(`update users set email_verified_at = created_at where user_type = 'company'`);
    await loadTalk(client, sizes);
    const people = await openSessions(client, Math.ceil((ACTIVE * scale) / 2));
    const byId = new Map(people.map((person) => [person.id, person]));
    const talks = people.flatMap((from) =>
      from.chats
        .filter(({ other }) => byId.has(other))
        .map((chat) => ({ from, to: byId.get(chat.other), chat })),
    );
    if (talks.length === 0) throw new Error('So small a town has no two active people who know each other.');
    const applications = (await client.query(LIST_APPLICATIONS)).rows.map((row) => ({
      ...row,
      hirer: byId.get(row.hirer),
    }));
    await client.query('vacuum analyze');
    const some = async (table, count) =>
      (await client.query(`select id from ${table} order by random() limit ${count}`)).rows.map(
        ({ id }) => id,
      );
    const [jobs, workers] = [await some('posts', 5000), await some('workers', 1000)];
    return { people, talks, applications, jobs, workers, sizes };
  } finally {
    await client.end();
  }
}
