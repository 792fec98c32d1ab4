import { matchKey } from '@plumbline/shared-schema/jobs';
import type { Tx } from '../../../database/connect';
import { userSkills } from '../../../database/tables/profile-entries';
import type { SkillsRepository } from '../skills/skills.repository';

export type OwnSkills = ReturnType<typeof createOwnSkills>;

/** Skills given at sign-up. */
export function createOwnSkills(skills: SkillsRepository) {
  return {
    add: async (tx: Tx, userId: string, names: string[]): Promise<void> => {
      const rows = names.map((name) => ({ userId, name, nameKey: matchKey(name) }));
      if (rows.length === 0) return;
      await tx.insert(userSkills).values(rows).onConflictDoNothing();
      await skills.note(tx, names);
    },
  };
}
