import type { Database } from '../../../database/connect';
import { templates } from '../../../database/tables/templates';
import { createOwnRowsRepository } from '../../../http/own-rows/own-rows.repository';

export const createTemplatesRepository = (database: Database) => createOwnRowsRepository(database, templates);
