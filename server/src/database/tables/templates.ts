import { TEMPLATE_KINDS } from '@plumbline/shared-schema/template-text';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, oneOf, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { users } from './users';

/** Texts to begin letters, messages, offers and quotes with; those of a company are its whole team's. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    kind: oneOf(TEMPLATE_KINDS).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('templates_kind', t.kind, TEMPLATE_KINDS),
    index('templates_user').on(t.userId, t.createdAt, t.id),
  ],
);

personal(templates, {
  exported: ownRows('templates', templates),
  removed: named(templates.userId),
});
