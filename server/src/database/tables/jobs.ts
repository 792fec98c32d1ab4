import { JOB_STATUSES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  cents,
  createdAt,
  id,
  instant,
  isOneOf,
  oneOf,
  partOf,
  plainWord,
  point,
  tsvector,
} from '../columns';
import { impersonal, isMine, personal, rowWithout } from '../personal';
import { files, users } from './users';

const HIDDEN_FOR = ['report', 'suspension'] as const;

type NamedSkill = { _id: string; name: string };

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    ownerId: partOf(() => users.id).notNull(),
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
    status: oneOf(JOB_STATUSES).notNull().default('open'),
    /** The one file that is no picture. */
    attachmentFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** By an administrator: for its owner only, and closed as long as it is. */
    hiddenAt: instant(),
    /** `suspension`: comes back with its owner. */
    hiddenFor: oneOf(HIDDEN_FOR),
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
    isOneOf('jobs_status', t.status, JOB_STATUSES),
    check('jobs_hidden', sql`(${t.hiddenAt} is null) = (${t.hiddenFor} is null)`),
    check('jobs_point', sql`(${t.lat} is null) = (${t.lng} is null)`),
    // Ascending on purpose: a declared desc() is NULLS LAST and ORDER BY … DESC could not use it.
    index('jobs_owner').on(t.ownerId, t.createdAt, t.id),
    // Each file that goes asks who refers to it.
    index('jobs_attachment')
      .on(t.attachmentFileId)
      .where(sql`${t.attachmentFileId} is not null`),
    index('jobs_search')
      .using('gin', t.search)
      .with({ fastupdate: false })
      .where(sql`${t.status} = 'open'`),
    index('jobs_city')
      .using('gin', sql`${t.cityKey} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(sql`${t.status} = 'open'`),
    // Without case and hyphens, as `matchKey`. Its statistics, without which the planner could not tell a frequent trade
    // from a rare one, lie in the base migration.
    index('jobs_skills')
      .using('gin', sql`skill_keys(${t.skillsRequired})`)
      .with({ fastupdate: false })
      .where(sql`${t.status} = 'open'`),
    // jobs_open, jobs_open_… lie in the base migration: they INCLUDE what filters read, which drizzle cannot say.
  ],
);

personal(jobs, {
  exported: (me) => [
    {
      name: 'jobs',
      row: rowWithout(
        ...([
          jobs,
          'ownerId',
          'search',
          'spot',
          'categoryKey',
          'typeKey',
          'employmentKey',
          'cityKey',
        ] as const),
      ),
      where: isMine(me, jobs.ownerId),
    },
  ],
  removed: 'others applied for it; it is closed and loses its place',
});

/** Words that jobs are written with, unstemmed; a trigger adds them. Misspelt searches are corrected against it. */
export const searchWords = pgTable('search_words', { word: plainWord().primaryKey() }, (t) => [
  index('search_words_resemble')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
]);

impersonal(searchWords, 'single words');
