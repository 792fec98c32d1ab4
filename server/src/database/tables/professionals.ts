import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { box, createdAt, id, instant, partOf, plainWord, point, tsvector } from '../columns';
import { impersonal, isMine, nameOf, named, names, personal } from '../personal';
import { users } from './users';

/**
 * Contractors as the search finds them, one row for each. Triggers write it from `users`, skills and finished contracts
 * (base migration); nothing else does.
 */
export const professionals = pgTable(
  'professionals',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 64 bits of each skill's key (`skill_hash`): the keys themselves may be longer than an index takes. */
    skillHashes: bigint({ mode: 'bigint' }).array().notNull(),
    cityKey: text(),
    /**
     * (lng, lat) by two decimals, about 1 km: nobody's door is to be found by searching. Of those alone who say how far
     * they travel: the others are found by their city.
     */
    spot: point(),
    serviceRadiusKm: integer(),
    /** The box around all that the service radius covers. */
    reach: box(),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    reviewCount: integer().notNull(),
    isVerified: boolean().notNull(),
    /** Title, bio, city, skills and picture: how many of them there are. */
    profileParts: integer().notNull(),
    /** Everything a visitor needs to choose: title, bio, city and a skill. */
    isComplete: boolean().notNull(),
    lastContractAt: instant(),
    /** docs/decisions/0014-ranking.md */
    score: doublePrecision().notNull(),
    createdAt: createdAt(),
    /**
     * Words of both site languages without accents; `s=` is a skill, `r=` a whole step of the rating, `v=` one where the
     * address is verified.
     */
    search: tsvector().notNull(),
  },
  (t) => [
    index('professionals_search').using('gin', t.search).with({ fastupdate: false }),
    index('professionals_city')
      .using('gin', sql`${t.cityKey} gin_trgm_ops`)
      .with({ fastupdate: false }),
    // professionals_best, _newest, _spot and _reach lie in the base migration: they INCLUDE what filters read.
  ],
);

personal(professionals, {
  exported: 'made of the account, skills and contracts',
  removed: 'a trigger removes it as the account becomes a deleted one',
});

/** Words of titles, bios, cities and skills, as `searchWords` are those of jobs. Names are not among them. */
export const profileWords = pgTable('profile_words', { word: plainWord().primaryKey() }, (t) => [
  index('profile_words_resemble')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
]);

impersonal(profileWords, 'single words');

/** The mean that a rating of few reviews is drawn to; one row of one id, written by the hourly ranking. */
export const ratingPriors = pgTable('rating_priors', {
  id: id(),
  mean: doublePrecision().notNull(),
});

impersonal(ratingPriors, 'one number');

export const savedProfessionals = pgTable(
  'saved_professionals',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    professionalId: partOf(() => users.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('saved_professionals_once').on(t.userId, t.professionalId),
    index('saved_professionals_user').on(t.userId, t.createdAt, t.id),
    index('saved_professionals_of').on(t.professionalId),
  ],
);

personal(savedProfessionals, {
  exported: (me) => [
    {
      name: 'saved-professionals',
      row: names({
        professional: nameOf(savedProfessionals.professionalId),
        created_at: sql`${savedProfessionals.createdAt}`,
      }),
      where: isMine(me, savedProfessionals.userId),
    },
  ],
  removed: named(savedProfessionals.userId, savedProfessionals.professionalId),
});
