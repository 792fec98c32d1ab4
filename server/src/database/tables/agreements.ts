import { AGREED_TEXTS } from '@plumbline/shared-schema/agreements';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, oneOf, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { users } from './users';

/** Who has agreed to which version of which text, and when. A version is the day since when it holds. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    name: oneOf(AGREED_TEXTS).notNull(),
    version: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('agreements_name', t.name, AGREED_TEXTS),
    unique('agreements_once').on(t.userId, t.name, t.version),
  ],
);

personal(agreements, { exported: ownRows('agreements', agreements), removed: named(agreements.userId) });
