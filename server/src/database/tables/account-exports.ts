import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, partOf } from '../columns';
import { named, personal } from '../personal';
import { files, users } from './users';

/** What a person gets of everything we keep of them; one for each person, the newest. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: partOf(() => users.id).primaryKey(),
    requestedAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** When it is to be made, or made again if the process that took it does not finish. */
    availableAt: createdAt(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    readyAt: instant(),
    failedAt: instant(),
    expiresAt: instant(),
  },
  (t) => [index('account_exports_due').on(t.availableAt), index('account_exports_file').on(t.fileId)],
);

personal(accountExports, { exported: 'what was exported before', removed: named(accountExports.userId) });
