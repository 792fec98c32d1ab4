import type { Database, Tx } from '../../../database/connect';
import { certificates, experiences, languages, userSkills } from '../../../database/tables/profile-entries';
import { createOwnRowsRepository } from '../../../http/own-rows/own-rows.repository';

export type ExperienceRow = typeof experiences.$inferSelect;
type NewSkill = typeof userSkills.$inferInsert;

/** The lists of a contractor's profile. */
export function createProfileEntriesRepository(database: Database) {
  return {
    languages: createOwnRowsRepository(database, languages),
    skills: createOwnRowsRepository(database, userSkills),
    certificates: createOwnRowsRepository(database, certificates),
    experiences: createOwnRowsRepository(database, experiences),
  };
}

/** Skills that the person has already stay as they are. */
export async function insertSkills(tx: Tx, skills: NewSkill[]): Promise<void> {
  if (skills.length > 0) await tx.insert(userSkills).values(skills).onConflictDoNothing();
}
