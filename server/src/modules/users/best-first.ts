import { sql } from 'drizzle-orm';
import { professionals } from '../../database/tables/professionals';
import { users } from '../../database/tables/users';

/** Contractors by the one ranking (docs/decisions/0014-ranking.md). */
export const BEST_FIRST = [sql`${professionals.score} desc`, sql`${professionals.id} desc`];

/** Whoever is presented without being asked for has said what they do, where, and for how long. */
export const hasCompleteProfile = sql`${users.id} in (select professionals.id from professionals
  where professionals.is_complete)`;
