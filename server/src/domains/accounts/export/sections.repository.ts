import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import type { KeptFile, Section, Sections } from './archive';

const PAGE = 500;

type KeyedRow<Row> = { key: string; row: Row };

/** What a person sees of their rows in one table. `rows`: a query from `t`, whose `id` is unique and in order. */
type List = { name: string; row: SQL; from: SQL };

/** Everything the site keeps of this person, as they see it on the site: of others their names and what they wrote to them. */
export function sectionsOf(database: Database, userId: string): Sections {
  const me = sql`${userId}::uuid`;

  async function* pages<Row>({ row, from }: Omit<List, 'name'>): AsyncGenerator<Row[]> {
    let after: string | undefined;
    for (;;) {
      const isAfter = after === undefined ? sql`true` : sql`t.id > ${after}::uuid`;
      const { rows } = await database.execute<KeyedRow<Row>>(
        sql`select t.id::text as key, ${row} as row ${from} and ${isAfter} order by t.id limit ${PAGE}`,
      );
      yield rows.map((keyed) => keyed.row);
      after = rows.at(-1)?.key;
      if (rows.length < PAGE) return;
    }
  }

  const list = ({ name, ...query }: List): Section => ({ name, content: () => pages<object>(query) });

  const one = (name: string, row: SQL): Section => ({
    name,
    content: async () =>
      (await database.execute<{ row: object }>(sql`select ${row} as row`)).rows[0]?.row ?? {},
  });

  return {
    sections: [
      one('account', accountOf(me)),
      one('settings', settingsOf(me)),
      ...OWN_TABLES.map(([name, table, without]) =>
        list({
          name,
          row: sql`to_jsonb(t) - ${sql.param(['user_id', ...without])}::text[]`,
          from: sql`from ${sql.identifier(table)} t where t.user_id = ${me}`,
        }),
      ),
      ...[...sharedLists(me), ...moneyLists(me), ...ownLists(me)].map(list),
      { name: 'messages', content: () => messagesOf(database, userId) },
    ],
    files: () =>
      pages<KeptFile>({
        row: sql`jsonb_build_object('id', t.id, 'name', t.name, 'storageKey', t.storage_key)`,
        from: filesOf(me),
      }),
  };
}

/** Tables whose rows are one person's own, and what of them is no use to anybody. */
const OWN_TABLES: readonly (readonly [name: string, table: string, without: string[]])[] = [
  ['languages', 'languages', []],
  ['skills', 'user_skills', ['name_key']],
  ['certificates', 'certificates', []],
  ['experiences', 'experiences', []],
  ['portfolio', 'portfolio_items', []],
  ['saved-searches', 'saved_searches', ['category_key']],
  ['promotions', 'promotions', []],
  ['agreements', 'agreements', []],
  ['support-requests', 'support_tickets', []],
  ['payment-methods', 'payment_methods', ['token']],
  ['withdrawals', 'payouts', ['ref']],
  ['passkeys', 'passkeys', ['credential_id', 'public_key', 'counter', 'transports']],
  ['former-addresses', 'email_undos', ['token_hash']],
  ['sessions', 'sessions', ['token_hash', 'device_token']],
  ['notifications', 'notifications', ['actor_id', 'about', 'subject', 'mail_decided_at']],
];

/** Earlier exports are left out. */
const filesOf = (me: SQL) => sql`from files t where t.owner_id = ${me}
  and not exists (select from account_exports e where e.file_id = t.id)`;

const accountOf = (
  me: SQL,
) => sql`(select to_jsonb(u) - '{password_hash,preferences,profile_file_id,national_id_file_id,licence_file_id,deleted_at}'::text[]
  || jsonb_build_object('signs_in_with', (select coalesce(jsonb_agg(issuer), '[]') from identities where user_id = u.id))
  from users u where u.id = ${me})`;

const settingsOf = (me: SQL) => sql`jsonb_build_object(
  'availability', (select to_jsonb(a) - '{user_id,feed_key}'::text[] from availabilities a where a.user_id = ${me}),
  'preferences', (select preferences from users where id = ${me}),
  'new_email', (select email from email_changes where user_id = ${me}),
  'two_step_since', (select confirmed_at from two_steps where user_id = ${me}),
  'notifications', (select coalesce(jsonb_agg(jsonb_build_object('group', c."group", 'channel', channel, 'is_on', is_on)), '[]')
    from notification_choices c where user_id = ${me}),
  'blocked', (select coalesce(jsonb_agg(jsonb_build_object('name', u.full_name, 'since', b.created_at)), '[]')
    from blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${me}))`;

const title = (job: SQL) => sql`(select title from jobs where id = ${job})`;
const name = (person: SQL) => sql`(select full_name from users where id = ${person})`;

/** What a person and somebody else both have. */
function sharedLists(me: SQL): List[] {
  const hidden = sql`'{owner_id,search,spot,category_key,type_key,employment_key,city_key}'::text[]`;
  const isMine = (a: string, b: string) =>
    sql`(t.${sql.identifier(a)} = ${me} or t.${sql.identifier(b)} = ${me})`;
  const ofMyContracts = sql`t.contract_id in (select id from contracts where client_id = ${me} or professional_id = ${me})`;
  return [
    { name: 'jobs', row: sql`to_jsonb(t) - ${hidden}`, from: sql`from jobs t where t.owner_id = ${me}` },
    {
      name: 'applications',
      row: sql`to_jsonb(t) - '{user_id,is_shortlisted}'::text[] || jsonb_build_object('job', ${title(sql`t.job_id`)})`,
      from: sql`from applications t where t.user_id = ${me}`,
    },
    {
      name: 'offers',
      row: sql`to_jsonb(t) - 'reminded_at' || jsonb_build_object('job', ${title(sql`t.job_id`)},
        'client', ${name(sql`t.client_id`)}, 'professional', ${name(sql`t.professional_id`)})`,
      from: sql`from offers t where ${isMine('client_id', 'professional_id')}`,
    },
    {
      name: 'contracts',
      row: sql`to_jsonb(t) - 'reminded_at' || jsonb_build_object('job', ${title(sql`t.job_id`)},
        'client', ${name(sql`t.client_id`)}, 'professional', ${name(sql`t.professional_id`)})`,
      from: sql`from contracts t where ${isMine('client_id', 'professional_id')}`,
    },
    {
      name: 'contract-events',
      row: sql`to_jsonb(t)`,
      from: sql`from contract_events t where ${ofMyContracts}`,
    },
    { name: 'submissions', row: sql`to_jsonb(t)`, from: sql`from submissions t where ${ofMyContracts}` },
    { name: 'milestones', row: sql`to_jsonb(t)`, from: sql`from milestones t where ${ofMyContracts}` },
    { name: 'amendments', row: sql`to_jsonb(t)`, from: sql`from amendments t where ${ofMyContracts}` },
    { name: 'disputes', row: sql`to_jsonb(t)`, from: sql`from disputes t where ${ofMyContracts}` },
    {
      name: 'reviews',
      row: sql`to_jsonb(t) - 'is_counted' || jsonb_build_object('author', ${name(sql`t.author_id`)},
        'about', ${name(sql`t.subject_id`)})`,
      from: sql`from feedbacks t where (t.author_id = ${me} or t.subject_id = ${me} and t.visible_at <= now())`,
    },
    {
      name: 'invitations',
      row: sql`to_jsonb(t) || jsonb_build_object('job', ${title(sql`t.job_id`)},
        'client', ${name(sql`t.client_id`)}, 'contractor', ${name(sql`t.contractor_id`)})`,
      from: sql`from invites t where ${isMine('client_id', 'contractor_id')}`,
    },
  ];
}

/** Payments, and what moved in one's own accounts; amounts in cents. */
function moneyLists(me: SQL): List[] {
  return [
    {
      name: 'payments',
      row: sql`to_jsonb(t) - '{ref,action_url}'::text[]`,
      from: sql`from payments t where t.payer_id = ${me}`,
    },
    {
      name: 'wallet',
      row: sql`jsonb_build_object('account', a.kind, 'amount', t.amount, 'reason', r.reason,
        'contract_id', r.contract_id, 'created_at', t.created_at)`,
      from: sql`from entries t join accounts a on a.id = t.account_id join transfers r on r.id = t.transfer_id
        where a.user_id = ${me}`,
    },
  ];
}

/** Lists of one's own that name things of others. */
function ownLists(me: SQL): List[] {
  return [
    {
      name: 'saved-jobs',
      row: sql`jsonb_build_object('job_id', t.job_id, 'job', ${title(sql`t.job_id`)}, 'created_at', t.created_at)`,
      from: sql`from saved_jobs t where t.user_id = ${me}`,
    },
    {
      name: 'saved-professionals',
      row: sql`jsonb_build_object('professional', ${name(sql`t.professional_id`)}, 'created_at', t.created_at)`,
      from: sql`from saved_professionals t where t.user_id = ${me}`,
    },
    {
      name: 'reports-of-jobs',
      row: sql`to_jsonb(t) - 'reporter_id'`,
      from: sql`from job_reports t where t.reporter_id = ${me}`,
    },
    {
      name: 'reports-of-people',
      row: sql`to_jsonb(t) - 'reporter_id'`,
      from: sql`from person_reports t where t.reporter_id = ${me}`,
    },
    {
      name: 'files',
      row: sql`to_jsonb(t) - '{owner_id,storage_key,visibility}'::text[]`,
      from: filesOf(me),
    },
  ];
}

/** Chat by chat, in the order of the index. */
async function* messagesOf(database: Database, userId: string): AsyncGenerator<object[]> {
  const { rows: chats } = await database.execute<{ id: string; person: string }>(sql`
    select p.chat_id as id, u.full_name as person from chat_participants p
    join chats c on c.id = p.chat_id
    join users u on u.id = case when c.first_user_id = p.user_id then c.second_user_id else c.first_user_id end
    where p.user_id = ${userId}::uuid order by p.chat_id`);
  for (const { id, person } of chats) {
    let after = 0;
    for (;;) {
      const { rows } = await database.execute<{ seq: number; row: object }>(sql`
        select t.seq, jsonb_build_object('chat_id', t.chat_id, 'with', ${person}::text,
          'is_mine', t.sender_id = ${userId}::uuid, 'text', t.message_text, 'created_at', t.created_at,
          'read_at', t.read_at, 'edited_at', t.edited_at) as row
        from messages t
        where t.chat_id = ${id}::uuid and t.seq > ${after}::int and t.deleted_at is null
        order by t.seq limit ${PAGE}`);
      yield rows.map(({ row }) => row);
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < PAGE) break;
    }
  }
}
