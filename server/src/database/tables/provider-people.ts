import { PROVIDER_NAMES } from '@plumbline/shared-schema/money-options';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, partOf } from '../columns';
import { named, personal } from '../personal';
import { users } from './users';

/** The names by which a provider knows a person. */
export const providerPeople = pgTable(
  'provider_people',
  {
    userId: partOf(() => users.id).notNull(),
    provider: oneOf(PROVIDER_NAMES).notNull(),
    customerRef: text(),
    accountRef: text(),
    payoutsReady: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
);

personal(providerPeople, { exported: 'references of providers', removed: named(providerPeople.userId) });
