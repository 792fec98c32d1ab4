import { eq, inArray, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, partOf } from '../columns';
import { impersonal, named, ownRows, personal } from '../personal';
import { users } from './users';

const ATTEMPT_KINDS = ['code', 'forgot', 'try', 'secondStep'] as const;

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().notNull().unique('sessions_token'),
    userId: partOf(() => users.id).notNull(),
    /** The company whose account this person uses; null: their own. */
    actingFor: partOf(() => users.id),
    userAgent: text(),
    address: text(),
    deviceToken: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_acting').on(t.actingFor),
    index('sessions_expiry').on(t.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

personal(sessions, {
  exported: ownRows('sessions', sessions, 'tokenHash', 'deviceToken'),
  // Of members who acted for it too.
  removed: named(sessions.userId, sessions.actingFor),
});

/** Devices from which a person has signed in before; another one is a reason to write. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: partOf(() => users.id).notNull(),
    /** SHA-256 of what the browser calls itself, without its version. */
    deviceHash: text().notNull(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('known_devices_age').on(t.seenAt)],
);

personal(knownDevices, { exported: 'hashes', removed: named(knownDevices.userId) });

/** Failed sign-ins of the last minutes, counted over all processes. */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  { id: id(), email: text().notNull(), address: text().notNull(), createdAt: createdAt() },
  (t) => [
    index('failed_sign_ins_account').on(t.email, t.address, t.createdAt),
    index('failed_sign_ins_address').on(t.address, t.createdAt),
  ],
);

personal(failedSignIns, {
  exported: 'forgotten within minutes',
  removed: ({ email }) => eq(failedSignIns.email, email),
});

/** Calls counted per e-mail address, whether it has an account or not, so that a limit reveals nothing. */
export const accountAttempts = pgTable(
  'account_attempts',
  {
    id: id(),
    kind: oneOf(ATTEMPT_KINDS).notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_attempts_account').on(t.kind, t.email, t.createdAt),
    index('account_attempts_age').on(t.createdAt),
  ],
);

personal(accountAttempts, {
  exported: 'forgotten within a day',
  removed: ({ id: userId, email }) => inArray(accountAttempts.email, [email, userId]),
});

/** The one living verification code of a person. */
export const emailCodes = pgTable('email_codes', {
  userId: partOf(() => users.id).primaryKey(),
  /** HMAC of the code: six digits would be guessed from a plain hash. */
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
});

personal(emailCodes, { exported: 'a hash', removed: named(emailCodes.userId) });

/** Living reset links; a used one is deleted, with all others of its person. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    tokenHash: text().notNull().unique('password_resets_token'),
    expiresAt: instant().notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

personal(passwordResets, { exported: 'hashes', removed: named(passwordResets.userId) });

/** Two-step sign-in of a person. */
export const twoSteps = pgTable('two_steps', {
  userId: partOf(() => users.id).primaryKey(),
  /** Of the authenticator app, encrypted. */
  secret: text().notNull(),
  /** The last 30 seconds whose code was used: that one and all before are refused. */
  lastStep: integer().notNull().default(0),
  /** Null until a code has shown that the app knows the secret. */
  confirmedAt: instant(),
  createdAt: createdAt(),
});

personal(twoSteps, {
  exported: (me) => [
    { setting: 'two_step_since', value: sql`(select confirmed_at from two_steps where user_id = ${me})` },
  ],
  removed: named(twoSteps.userId),
});

/** Recovery codes that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of person and code. */
    codeHash: text().primaryKey(),
    userId: partOf(() => users.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

personal(recoveryCodes, { exported: 'hashes', removed: named(recoveryCodes.userId) });

/** Sign-ins whose password was right and whose code is awaited. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    ticketHash: text().primaryKey(),
    userId: partOf(() => users.id).notNull(),
    remember: boolean().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sign_in_tickets_user').on(t.userId)],
);

personal(signInTickets, { exported: 'hashes', removed: named(signInTickets.userId) });

/** Who somebody is at an identity provider: `subject` never changes, an e-mail address may. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('identities_once').on(t.issuer, t.subject), index('identities_user').on(t.userId)],
);

personal(identities, { exported: 'in the account, as signs_in_with', removed: named(identities.userId) });

/** A finished visit to an identity provider, until the page fetches its session with the one-time code. */
export const identityCodes = pgTable('identity_codes', {
  codeHash: text().primaryKey(),
  /** Fingerprint of the secret in the cookie of the browser that made the visit. */
  browserHash: text().notNull(),
  claims: jsonb().$type<{ issuer: string; subject: string; email: string; name: string }>().notNull(),
  expiresAt: instant().notNull(),
});

impersonal(identityCodes, 'gone within minutes, of people who may have no account yet');

/** ID tokens that signed somebody in, until they end: each works once. */
export const spentCredentials = pgTable('spent_credentials', {
  credentialHash: text().primaryKey(),
  expiresAt: instant().notNull(),
});

impersonal(spentCredentials, 'hashes that name nobody');
