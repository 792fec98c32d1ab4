import { PROFICIENCIES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { files, users } from './users';

/** The lists of a contractor's profile, newest first. */

const entry = () => ({
  id: id(),
  userId: partOf(() => users.id).notNull(),
  createdAt: createdAt(),
});

export const languages = pgTable(
  'languages',
  { ...entry(), name: text().notNull(), proficiency: oneOf(PROFICIENCIES).notNull() },
  (t) => [
    uniqueIndex('languages_once').on(t.userId, sql`lower(${t.name})`),
    isOneOf('languages_proficiency', t.proficiency, PROFICIENCIES),
  ],
);

personal(languages, { exported: ownRows('languages', languages), removed: named(languages.userId) });

/** The key is that of the catalogue: without case, spaces and hyphens. */
export const userSkills = pgTable(
  'user_skills',
  { ...entry(), name: text().notNull(), nameKey: text().notNull() },
  (t) => [unique('user_skills_once').on(t.userId, t.nameKey), index('user_skills_key').on(t.nameKey)],
);

personal(userSkills, {
  exported: ownRows('skills', userSkills, 'nameKey'),
  removed: named(userSkills.userId),
});

export const certificates = pgTable(
  'certificates',
  { ...entry(), certificateName: text().notNull(), issuedBy: text().notNull(), year: instant().notNull() },
  (t) => [index('certificates_user').on(t.userId)],
);

personal(certificates, {
  exported: ownRows('certificates', certificates),
  removed: named(certificates.userId),
});

export const experiences = pgTable(
  'experiences',
  {
    ...entry(),
    jobTitle: text().notNull(),
    company: text().notNull(),
    startDate: instant().notNull(),
    /** Null: works there still. */
    endDate: instant(),
    description: text().notNull().default(''),
  },
  (t) => [index('experiences_user').on(t.userId)],
);

personal(experiences, { exported: ownRows('experiences', experiences), removed: named(experiences.userId) });

/** Work to show, with its two pictures. */
export const portfolioItems = pgTable(
  'portfolio_items',
  {
    ...entry(),
    description: text().notNull(),
    cost: cents().notNull(),
    /** Days. */
    serviceTime: integer().notNull(),
    beforeFileId: partOf(() => files.id).notNull(),
    afterFileId: partOf(() => files.id).notNull(),
    /** The `Idempotency-Key` that it was added under: whatever waited for a network is known for good. */
    sentKey: text(),
  },
  (t) => [
    uniqueIndex('portfolio_items_sent_key').on(t.userId, t.sentKey),
    index('portfolio_items_user').on(t.userId),
    index('portfolio_items_before_file').on(t.beforeFileId),
    index('portfolio_items_after_file').on(t.afterFileId),
  ],
);

personal(portfolioItems, {
  exported: ownRows('portfolio', portfolioItems, 'sentKey'),
  removed: named(portfolioItems.userId),
});
