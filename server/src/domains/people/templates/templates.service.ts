import { TEMPLATES_MAX } from '@plumbline/shared-schema/limits';
import type { SaveTemplate, Template } from '@plumbline/shared-schema/templates';
import type { Database, Transaction } from '../../../database/connect';
import { createOwnRowsService } from '../../../http/own-rows/own-rows.service';
import { createTemplatesRepository } from './templates.repository';

type Dependencies = { database: Database; transaction: Transaction };

export type TemplatesService = ReturnType<typeof createTemplatesService>;

export function createTemplatesService({ database, transaction }: Dependencies) {
  return createOwnRowsService({
    rows: createTemplatesRepository(database),
    missing: 'TEMPLATE_NOT_FOUND',
    limit: { max: TEMPLATES_MAX, code: 'TEMPLATE_LIMIT' },
    toRow: (userId, input: SaveTemplate) => ({ ...input, userId }),
    toChanges: (input: SaveTemplate) => input,
    toWire: ({ id: _id, kind, name, text }): Template => ({ _id, kind, name, text }),
    transaction,
  });
}
