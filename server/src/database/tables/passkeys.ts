import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { users } from './users';

/** Keys that sign in without a password; their secret halves never leave the devices that keep them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    name: text().notNull(),
    /** What its device calls it; base64url, as the public key. */
    credentialId: text().notNull().unique('passkeys_credential'),
    publicKey: text().notNull(),
    /** Uses, as far as the device counts them: one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

personal(passkeys, {
  exported: ownRows('passkeys', passkeys, 'credentialId', 'publicKey', 'counter', 'transports'),
  removed: named(passkeys.userId),
});

/** What a passkey is asked to sign, until it was answered. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** Who adds a passkey; null where somebody signs in. */
    userId: partOf(() => users.id),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId), index('passkey_challenges_expiry').on(t.expiresAt)],
);

personal(passkeyChallenges, { exported: 'hashes', removed: named(passkeyChallenges.userId) });
