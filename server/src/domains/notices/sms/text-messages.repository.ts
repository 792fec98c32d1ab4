import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { phoneNumbers, textMessages } from '../../../database/tables/text-messages';
import type { SMS_STATES } from '../../../database/tables/text-messages';
import { users } from '../../../database/tables/users';
import { isStopped } from './stops.repository';

const KEPT_DAYS = 7;
/** One that was taken so long ago was taken by a process that is no more. */
const LOST_MINUTES = 5;

type SmsState = (typeof SMS_STATES)[number];
type NewSms = Pick<typeof textMessages.$inferInsert, 'userId' | 'notificationId' | 'number' | 'text'>;

export type TextMessagesRepository = ReturnType<typeof createTextMessagesRepository>;
/** `isTrue`: what it tells of still holds, and its reader still wants to be told there. */
export type DueSms = {
  id: string;
  userId: string;
  number: string;
  text: string | null;
  attempts: number;
  language: 'en' | 'fr';
  kind: NotificationKind | null;
  values: Record<string, string> | null;
  href: string | null;
  /** Of the device on which the number was added. */
  timeZone: string | null;
  lat: number | null;
  lng: number | null;
  startsAt: Date | null;
  placeZone: string | null;
  isTrue: boolean;
  ofPerson: number;
};

/** A code is of use while it lives; a notice while it is unread, and an offer open, a visit ahead. */
const IS_TRUE = sql`coalesce(not ${isStopped(sql`t.number`)} and case
  when n.id is null then exists (select from phone_codes c
    where c.user_id = t.user_id and c.number = t.number and c.expires_at > now())
  when n.read_at is not null or p.number is distinct from t.number
    or u.preferences->>'sms' is distinct from 'true' then false
  when n.kind = 'offerReceived' then exists (select from offers o
    where o.id = split_part(n.about, ':', 2)::uuid and o.status = 'pending' and o.expires_at > now())
  when n.kind = 'visitInADay' then v.status in ('agreed', 'moving', 'onTheWay')
    and v.starts_at between now() and now() + interval '1 day'
  else true end, false)`;

export function createTextMessagesRepository(database: Database) {
  return {
    ...queue,
    ...endsIn(database),

    /** Sent since yesterday, and not only by this person. */
    countOfDay: async (executor: Executor, userId: string): Promise<{ ofSite: number; ofPerson: number }> => {
      const [row] = await executor
        .select({
          ofSite: sql<number>`count(*)::int`,
          ofPerson: sql<number>`(count(*) filter (where ${textMessages.userId} = ${userId}::uuid))::int`,
        })
        .from(textMessages)
        .where(sql`${textMessages.claimedAt} > now() - interval '1 day'`);
      return row ?? { ofSite: 0, ofPerson: 0 };
    },

    countOfSite: () => countOfSite(database),

    sweep: async (): Promise<void> => {
      const minutesAgo = sql`now() - make_interval(mins => ${LOST_MINUTES}::int)`;
      await database
        .update(textMessages)
        .set({ state: 'unknown', text: null })
        .where(and(eq(textMessages.state, 'sending'), lt(textMessages.claimedAt, minutesAgo)));
      await database
        .delete(textMessages)
        .where(lt(textMessages.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`));
    },
  };
}

/** Sent since yesterday. */
const countOfSite = (executor: Executor): Promise<number> =>
  executor.$count(textMessages, sql`${textMessages.claimedAt} > now() - interval '1 day'`);

const queue = {
  /** Who of them wants to be told so, and where. */
  listReaders: async (executor: Executor, userIds: string[]) =>
    executor
      .select({ userId: phoneNumbers.userId, number: phoneNumbers.number })
      .from(phoneNumbers)
      .innerJoin(users, eq(users.id, phoneNumbers.userId))
      .where(
        and(
          inArray(phoneNumbers.userId, userIds),
          sql`${users.preferences}->>'sms' = 'true'`,
          sql`not ${isStopped(sql`${phoneNumbers.number}`)}`,
        ),
      ),

  add: async (executor: Executor, rows: NewSms[]): Promise<void> => {
    if (rows.length > 0) await executor.insert(textMessages).values(rows).onConflictDoNothing();
  },

  /** A new code takes the place of one that is not out yet. */
  removeWaitingCodes: async (executor: Executor, userId: string): Promise<void> => {
    const { state, notificationId } = textMessages;
    await executor
      .delete(textMessages)
      .where(and(eq(textMessages.userId, userId), eq(state, 'waiting'), isNull(notificationId)));
  },

  /** What is due, locked; until the transaction ends nobody else counts what may still be sent. */
  listDue: async (tx: Tx, limit: number): Promise<{ due: DueSms[]; ofSite: number }> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('text_messages'))`);
    const { rows } = await tx.execute<DueSms>(sql`
      select t.id, t.user_id as "userId", t.number, t.text, t.attempts, u.language, n.kind, n.values, n.href,
        p.time_zone as "timeZone", u.lat, u.lng, v.starts_at as "startsAt", v.time_zone as "placeZone", ${IS_TRUE} as "isTrue",
        (select count(*)::int from text_messages o
          where o.user_id = t.user_id and o.claimed_at > now() - interval '1 day') as "ofPerson"
      from text_messages t
      join users u on u.id = t.user_id
      left join notifications n on n.id = t.notification_id
      left join phone_numbers p on p.user_id = t.user_id
      left join visits v on v.id = case n.kind when 'visitInADay' then split_part(n.about, ':', 2)::uuid end
      where t.state = 'waiting' and t.not_before <= now()
      order by t.not_before, t.id limit ${limit}
      for update of t skip locked`);
    const ofSite = await countOfSite(tx);
    return { due: rows.map((row) => ({ ...row, startsAt: row.startsAt && new Date(row.startsAt) })), ofSite };
  },

  /** From here on it may have been sent, whatever becomes of this process. */
  claim: async (tx: Tx, ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    await tx
      .update(textMessages)
      .set({ state: 'sending', attempts: sql`${textMessages.attempts} + 1`, claimedAt: sql`now()` })
      .where(inArray(textMessages.id, ids));
  },

  /** Never to be sent. */
  drop: async (tx: Tx, ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    await tx.update(textMessages).set({ state: 'dropped', text: null }).where(inArray(textMessages.id, ids));
  },

  wait: async (tx: Tx, id: string, until: Date): Promise<void> => {
    await tx.update(textMessages).set({ notBefore: until }).where(eq(textMessages.id, id));
  },
};

function endsIn(database: Database) {
  /** A report of the provider may be there before its answer. */
  const isOpen = (id: string) => and(eq(textMessages.id, id), eq(textMessages.state, 'sending'));
  return {
    recordSent: async (id: string, providerId: string): Promise<void> => {
      await database.update(textMessages).set({ state: 'sent', providerId, text: null }).where(isOpen(id));
    },

    recordEnd: async (id: string, state: Extract<SmsState, 'failed' | 'unknown'>): Promise<void> => {
      await database.update(textMessages).set({ state, text: null }).where(isOpen(id));
    },

    /** It was certainly not sent, and does not count. */
    postpone: async (id: string, seconds: number): Promise<void> => {
      const notBefore = sql`now() + make_interval(secs => ${seconds}::int)`;
      await database
        .update(textMessages)
        .set({ state: 'waiting', claimedAt: null, notBefore })
        .where(isOpen(id));
    },

    /** What the provider says of it, in whatever order; its last word holds. */
    recordReport: async (
      id: string,
      { providerId, state }: { providerId: string; state: 'sent' | 'delivered' | 'failed' },
    ): Promise<void> => {
      const before =
        state === 'sent' ? (['sending', 'unknown'] as const) : (['sending', 'unknown', 'sent'] as const);
      await database
        .update(textMessages)
        .set({ state, providerId, text: null })
        .where(
          and(
            eq(textMessages.id, id),
            inArray(textMessages.state, [...before]),
            sql`coalesce(${textMessages.providerId}, ${providerId}) = ${providerId}`,
          ),
        );
    },
  };
}
