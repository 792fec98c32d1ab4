import { ALL_USER_TYPES, LOCALES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf } from '../columns';
import { isMine, personal, rowWithout } from '../personal';

const VISIBILITIES = ['public', 'private'] as const;

export const users = pgTable(
  'users',
  {
    id: id(),
    fullName: text().notNull(),
    /** Trimmed and lower-cased by the schema package, so the plain unique index is case-insensitive. */
    email: text().notNull().unique('users_email'),
    emailVerifiedAt: instant(),
    /** Absent for people who only sign in through an identity provider. */
    passwordHash: text(),
    phoneNumber: text(),
    userType: oneOf(ALL_USER_TYPES).notNull(),
    /** Of the mails we send; what the browser spoke at sign-up. */
    language: oneOf(LOCALES).notNull().default('en'),
    lat: doublePrecision(),
    lng: doublePrecision(),
    city: text(),
    country: text(),
    title: text(),
    bio: text(),
    /** How far a contractor travels to work; null where they have not said. */
    serviceRadiusKm: integer(),
    website: text(),
    businessType: text(),
    companyName: text(),
    preferredServices: jsonb().$type<string[]>().notNull().default([]),
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    profileFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    nationalIdFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    licenceFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    insuranceFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer().notNull().default(0),
    completedContracts: integer().notNull().default(0),
    termsAcceptedAt: instant(),
    /** Versions that were agreed to last; each agreement is among `agreements`. */
    termsVersion: text(),
    privacyVersion: text(),
    /** The owner wants it deleted then; until then it can be kept. */
    deletionDueAt: instant(),
    /** Since then nothing of the person is left, only what others refer to. */
    deletedAt: instant(),
    /** Since then nobody can sign in to it; `suspensionReason` is said to who tries. */
    suspendedAt: instant(),
    suspensionReason: text(),
    /** A company that an administrator has chosen stands before the others until then. */
    featuredUntil: instant(),
    /** An administrator has compared the national ID. */
    identityVerifiedAt: instant(),
    /** The same of the licence. */
    licenceVerifiedAt: instant(),
    /** What its owner says of the licence that was sent last; a licence without an end has no day. */
    licenceNumber: text(),
    licenceExpiresOn: date({ mode: 'string' }),
    /** The last day of the licence that was verified; one that was sent since may wait. */
    licenceValidUntil: date({ mode: 'string' }),
    /** The same of the certificate of an insurance, which always ends. Its cover in dollars for one claim. */
    insuranceVerifiedAt: instant(),
    insurer: text(),
    insuranceCover: integer(),
    insuranceEndsOn: date({ mode: 'string' }),
    insuranceValidUntil: date({ mode: 'string' }),
    /** How many days before its end the owner was last told of it. */
    insuranceToldDays: integer(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('users_user_type', t.userType, ALL_USER_TYPES),
    check('users_service_radius', sql`${t.serviceRadiusKm} between 1 and 200`),
    index('users_names')
      .using('gin', sql`user_names(company_name, full_name) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_deletion')
      .on(t.deletionDueAt)
      .where(sql`${t.deletionDueAt} is not null`),
    index('users_profile_file')
      .on(t.profileFileId)
      .where(sql`${t.profileFileId} is not null`),
    index('users_national_id_file')
      .on(t.nationalIdFileId)
      .where(sql`${t.nationalIdFileId} is not null`),
    index('users_licence_file')
      .on(t.licenceFileId)
      .where(sql`${t.licenceFileId} is not null`),
    index('users_licence_end')
      .on(t.licenceValidUntil)
      .where(sql`${t.licenceValidUntil} is not null`),
    index('users_insurance_file')
      .on(t.insuranceFileId)
      .where(sql`${t.insuranceFileId} is not null`),
    index('users_insurance_end')
      .on(t.insuranceValidUntil)
      .where(sql`${t.insuranceVerifiedAt} is not null`),
  ],
);
export type UserRow = typeof users.$inferSelect;

personal(users, {
  exported: (me) => [
    {
      name: 'account',
      value: sql`(select ${rowWithout(
        users,
        'passwordHash',
        'preferences',
        'deletedAt',
        'profileFileId',
        'nationalIdFileId',
        'licenceFileId',
        'insuranceFileId',
        'insuranceToldDays',
      )} || jsonb_build_object('signs_in_with',
        (select coalesce(jsonb_agg(issuer), '[]') from identities where user_id = ${users.id}))
        from ${users} where ${isMine(me, users.id)})`,
    },
    { setting: 'preferences', value: sql`(select preferences from users where id = ${me})` },
  ],
  removed: 'others refer to it; nothing of the person stays in it',
});

/** What the private store holds. `public` files (pictures of people) need no signature. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    storageKey: text().notNull().unique('files_storage_key'),
    name: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    visibility: oneOf(VISIBILITIES).notNull().default('private'),
    /** Of a picture, in pixels. */
    width: integer(),
    height: integer(),
    /** Of a picture: a few pixels of it as a data URL. */
    blur: text(),
    createdAt: createdAt(),
  },
  (t) => [index('files_owner').on(t.ownerId)],
);
export type FileRow = typeof files.$inferSelect;

/** Earlier exports are left out. */
export const isExportedFile = (me: SQL) => sql`${files.ownerId} = ${me}
  and not exists (select from account_exports where file_id = ${files.id})`;

personal(files, {
  exported: (me) => [
    {
      name: 'files',
      row: rowWithout(files, 'ownerId', 'storageKey', 'visibility'),
      where: isExportedFile(me),
    },
  ],
  removed: 'most go, and are taken out of the store; others read the rest',
});
