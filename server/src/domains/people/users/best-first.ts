import { sql } from 'drizzle-orm';
import { professionals } from '../../../database/tables/professionals';

/** Contractors by the one ranking (docs/decisions/0014-ranking.md). */
export const BEST_FIRST = [sql`${professionals.score} desc`, sql`${professionals.id} desc`];
