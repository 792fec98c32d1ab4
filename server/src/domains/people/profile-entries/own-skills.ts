import { matchKey } from '@plumbline/shared-schema/job-types';
import type { Tx } from '../../../database/connect';
import type { SkillsRepository } from '../skills/skills.repository';
import { insertSkills } from './profile-entries.repository';

export type OwnSkills = ReturnType<typeof createOwnSkills>;

/** Skills given at sign-up. */
export function createOwnSkills(skills: SkillsRepository) {
  return {
    add: async (tx: Tx, userId: string, names: string[]): Promise<void> => {
      await insertSkills(
        tx,
        names.map((name) => ({ userId, name, nameKey: matchKey(name) })),
      );
      await skills.record(tx, names);
    },
  };
}
