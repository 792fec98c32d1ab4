import type { InviteStatus } from '@plumbline/shared-schema/invites';
import type { OfferAction, OfferState } from '@plumbline/shared-schema/offer-machine';
import type { NotificationKind } from '@plumbline/shared-schema/notifications';
import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import type { ReleaseSource, TelemetryPhase } from '@plumbline/shared-schema/telemetry';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Every table of the product. Ids are UUIDv7 made here, money is in cents, instants are UTC. */

const id = () => uuid().primaryKey().$defaultFn(uuidv7);
// Milliseconds, because that is all a JavaScript Date carries: a row read back compares equal to itself.
const instant = () => timestamp({ withTimezone: true, precision: 3 });
const createdAt = () => instant().notNull().defaultNow();
const cents = () => bigint({ mode: 'number' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const point = customType<{ data: string }>({ dataType: () => 'point' });
// Compared byte by byte, so that the words with one beginning lie together in the index.
const plainWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Budget in cents. */
type OfferTermsRow = { description: string; budget: number; deliveryTime: number; expiresIn: number };
type NamedSkill = { _id: string; name: string };

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
    userType: text().$type<'client' | 'contractor' | 'company' | 'admin'>().notNull(),
    /** Of the mails we send; what the browser spoke at sign-up. */
    language: text().$type<'en' | 'fr'>().notNull().default('en'),
    lat: doublePrecision(),
    lng: doublePrecision(),
    city: text(),
    country: text(),
    title: text(),
    bio: text(),
    website: text(),
    businessType: text(),
    companyName: text(),
    skills: jsonb().$type<string[]>().notNull().default([]),
    preferredServices: jsonb().$type<string[]>().notNull().default([]),
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    profileFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    nationalIdFileId: uuid().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer().notNull().default(0),
    completedContracts: integer().notNull().default(0),
    termsAcceptedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('users_user_type', sql`${t.userType} in ('client','contractor','company','admin')`),
    index('users_names')
      .using('gin', sql`user_names(company_name, full_name) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_performers').on(t.rating, t.completedContracts, t.id).where(sql`${t.userType} = 'contractor'`),
    index('users_profile_file').on(t.profileFileId).where(sql`${t.profileFileId} is not null`),
    index('users_national_id_file').on(t.nationalIdFileId).where(sql`${t.nationalIdFileId} is not null`),
  ],
);
export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().notNull().unique('sessions_token'),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    address: text(),
    deviceToken: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Failed sign-ins of the last minutes, counted over all processes. */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  { id: id(), email: text().notNull(), address: text().notNull(), createdAt: createdAt() },
  (t) => [index('failed_sign_ins_account').on(t.email, t.address, t.createdAt), index('failed_sign_ins_address').on(t.address, t.createdAt)],
);

/** Calls counted per e-mail address, whether it has an account or not, so that a limit tells nothing. */
export const accountAttempts = pgTable(
  'account_attempts',
  { id: id(), kind: text().$type<'code' | 'forgot' | 'try'>().notNull(), email: text().notNull(), createdAt: createdAt() },
  (t) => [index('account_attempts_account').on(t.kind, t.email, t.createdAt), index('account_attempts_age').on(t.createdAt)],
);

/** The one living verification code of a person. */
export const emailCodes = pgTable('email_codes', {
  userId: uuid().primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** HMAC of the code: six digits would be guessed from a plain hash. */
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
});

/** Living reset links; a used one is deleted, with all others of its person. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('password_resets_token'),
    expiresAt: instant().notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** Who somebody is at an identity provider: `subject` never changes, an e-mail address may. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('identities_once').on(t.issuer, t.subject), index('identities_user').on(t.userId)],
);

/** A finished visit to an identity provider, until the page fetches its session with the one-time code. */
export const identityCodes = pgTable('identity_codes', {
  codeHash: text().primaryKey(),
  /** Fingerprint of the secret in the cookie of the browser that made the visit. */
  browserHash: text().notNull(),
  claims: jsonb().$type<{ issuer: string; subject: string; email: string; name: string }>().notNull(),
  expiresAt: instant().notNull(),
});

/** Mails to go out, written with the change they tell of. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: createdAt(),
    sentAt: instant(),
    /** Given up: the receiving side said that it will never take it, or too many attempts failed. */
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_due').on(t.availableAt, t.id).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mails_to').on(t.to, t.createdAt),
  ],
);
export type MailRow = typeof mails.$inferSelect;

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
    visibility: text().$type<'public' | 'private'>().notNull().default('private'),
    createdAt: createdAt(),
  },
  (t) => [index('files_owner').on(t.ownerId)],
);
export type FileRow = typeof files.$inferSelect;

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    ownerId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    jobType: text().notNull(),
    jobDuration: text().notNull(),
    jobCategory: text().notNull(),
    skillsRequired: jsonb().$type<NamedSkill[]>().notNull().default([]),
    lat: doublePrecision(),
    lng: doublePrecision(),
    city: text(),
    hideExactLocation: boolean().notNull().default(false),
    /** As typed; the two columns below hold what could be read from it. */
    salary: text().notNull().default(''),
    salaryMin: cents(),
    salaryMax: cents(),
    experience: text().notNull(),
    employmentType: text(),
    workplaceType: text(),
    status: text().$type<'open' | 'closed' | 'removed'>().notNull().default('open'),
    attachmentFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    thumbnailFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** What filters compare: without case and hyphens, as `matchKey` of the schema package. */
    categoryKey: text().generatedAlwaysAs(sql`match_key(job_category)`),
    typeKey: text().generatedAlwaysAs(sql`match_key(job_type)`),
    employmentKey: text().generatedAlwaysAs(sql`match_key(employment_type)`),
    cityKey: text().generatedAlwaysAs(sql`plain_text(city)`),
    /** (lng, lat) as everybody may see it: searches must not find a hidden place more exactly. */
    spot: point().generatedAlwaysAs(sql`case when hide_exact_location
      then point(round(lng::numeric, 2)::float8, round(lat::numeric, 2)::float8) else point(lng, lat) end`),
    /**
     * Words of both site languages without accents, so a French word finds its English stem's job and back; and the
     * filters that compare for equality as `c=`, `t=` and `e=`, so that the index alone meets them.
     */
    search: tsvector().generatedAlwaysAs(sql`
      setweight(to_tsvector('english', plain_text(title)) || to_tsvector('french', plain_text(title)), 'A') ||
      setweight(to_tsvector('simple', plain_text(jsonb_path_query_array(skills_required, '$[*].name')::text)), 'B') ||
      setweight(to_tsvector('english', plain_text(description)) || to_tsvector('french', plain_text(description)), 'C') ||
      setweight(to_tsvector('simple', plain_text(coalesce(city, '') || ' ' || job_category)), 'D') ||
      array_to_tsvector(array_remove(array[
        'c=' || match_key(job_category), 't=' || match_key(job_type), 't=' || match_key(employment_type),
        'e=' || match_key(employment_type)], null))`),
  },
  (t) => [
    check('jobs_status', sql`${t.status} in ('open','closed','removed')`),
    check('jobs_point', sql`(${t.lat} is null) = (${t.lng} is null)`),
    // Ascending on purpose: a declared desc() is NULLS LAST and ORDER BY … DESC could not use it.
    index('jobs_owner').on(t.ownerId, t.createdAt, t.id),
    // Each file that goes asks who refers to it.
    index('jobs_attachment').on(t.attachmentFileId).where(sql`${t.attachmentFileId} is not null`),
    index('jobs_thumbnail').on(t.thumbnailFileId).where(sql`${t.thumbnailFileId} is not null`),
    index('jobs_search').using('gin', t.search).with({ fastupdate: false }).where(sql`${t.status} = 'open'`),
    index('jobs_city').using('gin', sql`${t.cityKey} gin_trgm_ops`).with({ fastupdate: false }).where(sql`${t.status} = 'open'`),
    // jobs_open, jobs_open_… lie in the migration job-search: they INCLUDE what filters read, which drizzle cannot say.
  ],
);

/** Words that jobs are written with, unstemmed; a trigger adds them. Misspelt searches are corrected against it. */
export const searchWords = pgTable('search_words', { word: plainWord().primaryKey() }, (t) => [
  index('search_words_resemble').using('gin', sql`${t.word} gin_trgm_ops`).with({ fastupdate: false }),
]);
export type JobRow = typeof jobs.$inferSelect;

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    coverLetter: text().notNull(),
    estimatedServiceCost: cents(),
    estimatedCompletionTime: text(),
    isHired: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('applications_once').on(t.jobId, t.userId),
    index('applications_job').on(t.jobId, t.createdAt, t.id),
    index('applications_user').on(t.userId, t.createdAt, t.id),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: id(),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_jobs_once').on(t.userId, t.jobId), index('saved_jobs_user').on(t.userId, t.createdAt, t.id)],
);
export type SavedJobRow = typeof savedJobs.$inferSelect;

export const offers = pgTable(
  'offers',
  {
    id: id(),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    professionalId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    budget: cents().notNull(),
    deliveryTime: integer().notNull(),
    expiresIn: integer().notNull(),
    expiresAt: instant().notNull(),
    status: text().$type<'pending' | 'accepted' | 'rejected'>().notNull().default('pending'),
    closedReason: text().$type<'declined' | 'withdrawn' | 'expired'>(),
    acceptedAt: instant(),
    /** Other terms the professional asks for, until the hirer answers. */
    proposal: jsonb().$type<OfferTermsRow & { createdAt: string }>(),
    /** Counter-proposals made so far. */
    rounds: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('offers_status', sql`${t.status} in ('pending','accepted','rejected')`),
    check('offers_closed', sql`(${t.status} = 'rejected') = (${t.closedReason} is not null)`),
    check('offers_proposal', sql`${t.status} = 'pending' or ${t.proposal} is null`),
    index('offers_due').on(t.expiresAt, t.id).where(sql`${t.status} = 'pending'`),
    // One offer blocks the next; expired and withdrawn ones do not.
    uniqueIndex('offers_blocking')
      .on(t.jobId, t.professionalId)
      .where(sql`${t.status} in ('pending','accepted') or ${t.closedReason} = 'declined'`),
    index('offers_job').on(t.jobId, t.createdAt, t.id),
    index('offers_professional').on(t.professionalId, t.createdAt, t.id),
    index('offers_client').on(t.clientId, t.createdAt, t.id),
  ],
);
export type OfferRow = typeof offers.$inferSelect;

/** What happened to an offer, a row for each change and written with it; both sides may read it. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: id(),
    offerId: uuid().notNull().references(() => offers.id, { onDelete: 'cascade' }),
    action: text().$type<OfferAction>().notNull(),
    /** Absent: the system. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    from: text().$type<OfferState>(),
    to: text().$type<OfferState>().notNull(),
    /** The terms that the change put forward: sent, proposed or adopted ones. */
    terms: jsonb().$type<OfferTermsRow>(),
    createdAt: createdAt(),
  },
  (t) => [index('offer_events_offer').on(t.offerId, t.createdAt, t.id)],
);
export type OfferEventRow = typeof offerEvents.$inferSelect;

/** A hirer asks a contractor to apply for a job; once for each pair, so that nobody is pestered. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    contractorId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    status: text().$type<InviteStatus>().notNull().default('pending'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('invites_status', sql`${t.status} in ('pending','accepted','declined','withdrawn')`),
    unique('invites_once').on(t.jobId, t.contractorId),
    index('invites_client').on(t.clientId, t.createdAt, t.id),
    index('invites_contractor').on(t.contractorId, t.createdAt, t.id),
  ],
);
export type InviteRow = typeof invites.$inferSelect;

/** Made of an accepted offer, once. What may happen to it: `contract-machine` of the schema package. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    offerId: uuid().notNull().unique('contracts_offer').references(() => offers.id, { onDelete: 'cascade' }),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    professionalId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    terms: text().notNull(),
    /** The budget of the offer. */
    amount: cents().notNull(),
    status: text().$type<'active' | 'paused' | 'completed' | 'ended' | 'canceled'>().notNull().default('active'),
    paymentStatus: text().$type<'pending' | 'paid' | 'failed'>().notNull().default('pending'),
    paidAt: instant(),
    /** When the professional questioned the terms. */
    queriedAt: instant(),
    /** When it was completed, ended or canceled: disputes and automatic payment count from here. */
    finishedAt: instant(),
    /** When both were told that the end date has passed. */
    remindedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('contracts_status', sql`${t.status} in ('active','paused','completed','ended','canceled')`),
    check('contracts_payment', sql`${t.paymentStatus} in ('pending','paid','failed')`),
    check('contracts_finished', sql`(${t.finishedAt} is null) = (${t.status} in ('active','paused'))`),
    index('contracts_client').on(t.clientId, t.createdAt, t.id),
    index('contracts_professional').on(t.professionalId, t.createdAt, t.id),
    index('contracts_job').on(t.jobId),
    index('contracts_unpaid').on(t.finishedAt).where(sql`${t.status} = 'completed' and ${t.paymentStatus} = 'pending'`),
    index('contracts_running').on(t.endDate).where(sql`${t.status} = 'active' and ${t.remindedAt} is null`),
  ],
);
export type ContractRow = typeof contracts.$inferSelect;

/** What happened to a contract, for both sides to read; written with the change. */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: id(),
    contractId: uuid().notNull().references(() => contracts.id, { onDelete: 'cascade' }),
    /** Absent: the system did it. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    /** Absent: there was no contract before. */
    fromStatus: text().$type<ContractRow['status']>(),
    toStatus: text().$type<ContractRow['status']>().notNull(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [index('contract_events_contract').on(t.contractId, t.createdAt, t.id)],
);
export type ContractEventRow = typeof contractEvents.$inferSelect;

/** Contracts that a person has put out of sight. */
export const contractArchives = pgTable(
  'contract_archives',
  {
    contractId: uuid().notNull().references(() => contracts.id, { onDelete: 'cascade' }),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.userId] })],
);

/** Work handed in; at most one of a contract waits for an answer. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    contractId: uuid().notNull().references(() => contracts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    status: text().$type<'submitted' | 'approved' | 'changes-requested' | 'closed'>().notNull().default('submitted'),
    /** What the hirer wants changed. */
    note: text(),
    decidedBy: text().$type<'hirer' | 'system'>(),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('submissions_status', sql`${t.status} in ('submitted','approved','changes-requested','closed')`),
    uniqueIndex('submissions_open').on(t.contractId).where(sql`${t.status} = 'submitted'`),
    index('submissions_contract').on(t.contractId, t.createdAt, t.id),
    index('submissions_waiting').on(t.createdAt).where(sql`${t.status} = 'submitted'`),
  ],
);
export type SubmissionRow = typeof submissions.$inferSelect;

export const submissionFiles = pgTable(
  'submission_files',
  {
    submissionId: uuid().notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    fileId: uuid().notNull().references(() => files.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.fileId] }), index('submission_files_file').on(t.fileId)],
);

/** Objections to a finished contract; while one is open nothing is paid by itself. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    contractId: uuid().notNull().references(() => contracts.id, { onDelete: 'cascade' }),
    raisedById: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    status: text().$type<'open' | 'withdrawn' | 'resolved'>().notNull().default('open'),
    outcome: text().$type<'pay' | 'withhold'>(),
    note: text(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('disputes_status', sql`${t.status} in ('open','withdrawn','resolved')`),
    uniqueIndex('disputes_standing').on(t.contractId).where(sql`${t.status} <> 'withdrawn'`),
    index('disputes_contract').on(t.contractId, t.createdAt, t.id),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;

/** Reviews after a contract. Ratings of people are counted from the visible ones. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    contractId: uuid().notNull().references(() => contracts.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    subjectId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    likes: jsonb().$type<string[]>().notNull().default([]),
    experience: jsonb().$type<string[]>().notNull().default([]),
    review: text().notNull().default(''),
    /** Hidden before: set to the moment when the other side reviews too. */
    visibleAt: instant().notNull(),
    /** False until the rating of its subject counts it. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('feedbacks_rating', sql`${t.rating} between 1 and 5`),
    unique('feedbacks_once').on(t.contractId, t.authorId),
    index('feedbacks_subject').on(t.subjectId, t.createdAt, t.id),
    index('feedbacks_uncounted').on(t.visibleAt).where(sql`not ${t.isCounted}`),
  ],
);
export type FeedbackRow = typeof feedbacks.$inferSelect;

export const chats = pgTable(
  'chats',
  {
    id: id(),
    /** Absent for a conversation begun outside a job. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    /** The pair, the smaller id first, so that it is the same pair whoever begins. */
    firstUserId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    secondUserId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdById: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** `seq` of the newest message; incremented in the transaction that inserts one. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('chats_pair', sql`${t.firstUserId} < ${t.secondUserId}`),
    unique('chats_once').on(t.jobId, t.firstUserId, t.secondUserId).nullsNotDistinct(),
    index('chats_creator').on(t.createdById, t.createdAt),
  ],
);
export type ChatRow = typeof chats.$inferSelect;

export const chatParticipants = pgTable(
  'chat_participants',
  {
    chatId: uuid().notNull().references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'sender' | 'receiver'>().notNull(),
    /** `seq` of the newest message this person has read. */
    lastReadSeq: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.userId] }), index('chat_participants_user').on(t.userId)],
);
export type ChatParticipantRow = typeof chatParticipants.$inferSelect;

export const messages = pgTable(
  'messages',
  {
    id: id(),
    chatId: uuid().notNull().references(() => chats.id, { onDelete: 'cascade' }),
    senderId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    messageText: text().notNull(),
    clientMessageId: text(),
    seq: integer().notNull(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    unique('messages_seq').on(t.chatId, t.seq),
    unique('messages_client_id').on(t.chatId, t.senderId, t.clientMessageId),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Names of skills, of the catalogue and typed by people; the key is without case, spaces and hyphens. */
export const skills = pgTable(
  'skills',
  { id: id(), name: text().notNull(), nameKey: text().notNull().unique('skills_once'), createdAt: createdAt() },
  (t) => [index('skills_name').on(t.name)],
);

/** What people find wrong with a job. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    reporterId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    notes: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [unique('job_reports_once').on(t.jobId, t.reporterId), index('job_reports_reporter').on(t.reporterId)],
);
export type JobReportRow = typeof jobReports.$inferSelect;

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The filters as the search takes them. */
    query: jsonb().$type<SavedSearchFilters>().notNull(),
    /** Of the category in `query`: a new job looks only at searches of its category and at those without one. */
    categoryKey: text().notNull().default(''),
    alerts: boolean().notNull().default(true),
    mails: boolean().notNull().default(false),
    lastSeenAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt, t.id),
    index('saved_searches_alerts').on(t.categoryKey, t.id).where(sql`${t.alerts}`),
  ],
);
export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Jobs that matched a saved search when they were posted or reopened. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: uuid().notNull().references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid().notNull().references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.jobId] }), index('saved_search_matches_job').on(t.jobId)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid().notNull().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, so that an event told twice notifies once: `jobMatch` has the job's id. */
    subject: text().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.kind, t.subject),
    index('notifications_user').on(t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** Events written with the change that caused them and delivered after commit, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: createdAt(),
    deliveredAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_due').on(t.availableAt, t.id).where(sql`${t.deliveredAt} is null`)],
);
export type OutboxRow = typeof outbox.$inferSelect;

/** First answers of calls that carried an `Idempotency-Key`; no status yet: the first call is in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.method, t.path, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** What pages reported, counted by minute. `bucket` belongs to vitals, whose `name` it refines. */
export const telemetryCounts = pgTable(
  'telemetry_counts',
  {
    minute: instant().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    source: text().$type<ReleaseSource>().notNull(),
    kind: text().$type<'view' | 'failedView' | 'error' | 'vital'>().notNull(),
    /** Phase of an error, name of a vital. */
    name: text().notNull().default(''),
    bucket: integer().notNull().default(0),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'telemetry_counts_key',
      columns: [t.minute, t.remote, t.version, t.source, t.kind, t.name, t.bucket],
    }),
  ],
);
export type TelemetryCountRow = typeof telemetryCounts.$inferSelect;

/** The last errors that pages reported, without anything of the person who met them. */
export const errorSamples = pgTable(
  'error_samples',
  {
    id: id(),
    at: createdAt(),
    remote: text().notNull(),
    version: text().notNull(),
    source: text().$type<ReleaseSource>().notNull(),
    phase: text().$type<TelemetryPhase>().notNull(),
    owner: text(),
    traceId: text(),
    message: text(),
    path: text(),
  },
  (t) => [index('error_samples_newest').on(t.at, t.id)],
);
export type ErrorSampleRow = typeof errorSamples.$inferSelect;
