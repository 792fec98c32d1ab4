import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../columns';
import { impersonal } from '../personal';

/** Names of skills, of the catalogue and typed by people; the key is without case, spaces and hyphens. */
export const skills = pgTable(
  'skills',
  {
    id: id(),
    name: text().notNull(),
    nameKey: text().notNull().unique('skills_once'),
    createdAt: createdAt(),
  },
  (t) => [index('skills_name').on(t.name)],
);

impersonal(skills, 'names, without who typed them');
