import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { impersonal, isMine, named, personal, rowWithout } from '../personal';
import { notifications } from './notifications';
import { users } from './users';

/** The number that text messages of a person go to: its code came back from it. */
export const phoneNumbers = pgTable('phone_numbers', {
  userId: partOf(() => users.id).primaryKey(),
  /** `+15145550123`. It is of the account that confirmed it last: numbers get new owners. */
  number: text().notNull().unique('phone_numbers_number'),
  /** Of the device it was added on: its nights are quiet where the profile names no place. */
  timeZone: text().notNull(),
  confirmedAt: createdAt(),
});

personal(phoneNumbers, {
  exported: (me) => [
    {
      setting: 'text_messages',
      value: sql`(select ${rowWithout(phoneNumbers, 'userId')} from ${phoneNumbers}
        where ${isMine(me, phoneNumbers.userId)})`,
    },
  ],
  removed: named(phoneNumbers.userId),
});

/** A number whose code has yet to come back. */
export const phoneCodes = pgTable('phone_codes', {
  userId: partOf(() => users.id).primaryKey(),
  number: text().notNull(),
  timeZone: text().notNull(),
  /** HMAC of the code: six digits would be guessed from a plain hash. */
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
});

personal(phoneCodes, {
  exported: (me) => [
    { setting: 'new_phone', value: sql`(select number from phone_codes where user_id = ${me})` },
  ],
  removed: named(phoneCodes.userId),
});

/** Numbers that answered STOP, whoever's they are: kept when an account closes, or it would be texted again. */
export const smsStops = pgTable('sms_stops', {
  /** SHA-256. */
  numberHash: text().primaryKey(),
  createdAt: createdAt(),
});

impersonal(smsStops, 'hashes of numbers that want no text messages, of nobody');

/** `unknown`: the process ended, or the connection broke, before the answer; it is never sent again. */
export const SMS_STATES = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'dropped',
] as const;

/** Text messages to go out, written with what they tell of; kept for some days, because they are counted. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    /** What it tells of; null: it carries a code. */
    notificationId: partOf(() => notifications.id),
    number: text().notNull(),
    /** That with the code, until it is out; what tells of a notification is worded when it is sent. */
    text: text(),
    state: oneOf(SMS_STATES).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** The end of the quiet hours, or of a pause after a failure. */
    notBefore: createdAt(),
    /** When it was taken to be sent, and counts. */
    claimedAt: instant(),
    providerId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('text_messages_state', t.state, SMS_STATES),
    unique('text_messages_once').on(t.notificationId),
    index('text_messages_user').on(t.userId, t.claimedAt),
    index('text_messages_due')
      .on(t.notBefore, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('text_messages_claimed').on(t.claimedAt),
    index('text_messages_age').on(t.createdAt),
  ],
);

personal(textMessages, {
  exported: 'gone within days; notifications say the same',
  removed: named(textMessages.userId),
});
