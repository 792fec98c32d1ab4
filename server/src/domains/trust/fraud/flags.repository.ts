import { FLAG_KINDS, QUESTION_KINDS } from '@plumbline/shared-schema/case-machine';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';

/** What a rule has found: the row that the case is about, and who may have to answer for it. */
export type Flag = { aboutId: string; personId: string; jobId?: string; text: string };

/** Questions about jobs and their answers have a case of their own kind, whoever finds them. */
export const WATCHED_KINDS = [...FLAG_KINDS, ...QUESTION_KINDS] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** A sweep that fails, or a process that is restarted, is made up for within this time. */
const LOOKED_AT_MINUTES = 10;
const EQUAL_LETTERS = 5;
const EQUAL_LETTERS_HOURS = 24;
const BURST_ACCOUNTS = 6;
const BURST_MINUTES = 60;

const lately = sql`now() - make_interval(mins => ${LOOKED_AT_MINUTES}::int)`;

/** The lowest id made since then: ids begin with their instant, and their index is there already. */
const idSince = (minutes: number) => sql`(lpad(to_hex((extract(epoch from
  now() - make_interval(mins => ${minutes}::int)) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;

/** Whatever became of it: what was judged once is not flagged again. */
const isNew = (kind: WatchedKind, aboutId: SQL) =>
  sql`not exists (select from cases c where c.kind = ${kind}::text and c.about_id = ${aboutId})`;

/** Flags of the last minutes that have no case yet. */
const FLAGS: Record<WatchedKind, SQL> = {
  outsideContact: sql`
      select m.id as "aboutId", m.sender_id as "personId", m.message_text as text
      from chats join messages m on m.chat_id = chats.id and m.seq = 1
      where chats.last_message_at > ${lately} and m.created_at > ${lately} and m.deleted_at is null
        and ${isNew('outsideContact', sql`m.id`)}`,
  questionReport: sql`
      select q.id as "aboutId", q.asker_id as "personId", q.job_id as "jobId", q.text
      from questions q
      where q.id > ${idSince(LOOKED_AT_MINUTES)} and q.hidden_at is null and ${isNew('questionReport', sql`q.id`)}`,
  answerReport: sql`
      select q.id as "aboutId", j.owner_id as "personId", q.job_id as "jobId", q.answer as text
      from questions q join jobs j on j.id = q.job_id
      where coalesce(q.edited_at, q.answered_at) > ${lately} and q.hidden_at is null and q.answer_hidden_at is null
        and ${isNew('answerReport', sql`q.id`)}`,
  // About the first of them, so that more of the same letter are the same case.
  equalLetters: sql`
      select min(a.id::text)::uuid as "aboutId", a.user_id as "personId", min(a.cover_letter) as text
      from applications a
      where a.user_id in (select user_id from applications where id > ${idSince(LOOKED_AT_MINUTES)})
        and a.created_at > now() - make_interval(hours => ${EQUAL_LETTERS_HOURS}::int) and a.repeats_id is null
      group by a.user_id, plain_text(a.cover_letter)
      having count(*) >= ${EQUAL_LETTERS}::int and not exists (
        select from cases c where c.kind = 'equalLetters' and c.about_id::text = any(array_agg(a.id::text)))`,
  // Each account of a burst belongs to its case, though the hour moves on.
  accountBurst: sql`
      select min(u.id::text)::uuid as "aboutId", min(u.id::text)::uuid as "personId", '' as text
      from sessions s join users u on u.id = s.user_id
      where u.created_at > now() - make_interval(mins => ${BURST_MINUTES}::int)
        and s.id > ${idSince(BURST_MINUTES)} and s.address is not null
      group by s.address
      having count(distinct u.id) >= ${BURST_ACCOUNTS}::int and not exists (
        select from cases c where c.kind = 'accountBurst' and c.about_id::text = any(array_agg(u.id::text)))`,
  // One browser at one address, or one device that gets the push messages of both.
  sharedDevice: sql`
      select f.id as "aboutId", f.author_id as "personId", f.review as text
      from feedbacks f
      where f.id > ${idSince(LOOKED_AT_MINUTES)} and ${isNew('sharedDevice', sql`f.id`)} and exists (
        select from sessions a join sessions b on b.user_id = f.subject_id
          and (a.device_token = b.device_token or (a.address = b.address and a.user_agent = b.user_agent))
        where a.user_id = f.author_id)`,
};

export type FlagsRepository = ReturnType<typeof createFlagsRepository>;

/** What may be fraud, found by what it looks like. */
export function createFlagsRepository(database: Database) {
  return {
    list: async (kind: WatchedKind): Promise<Flag[]> => (await database.execute<Flag>(FLAGS[kind])).rows,
  };
}
