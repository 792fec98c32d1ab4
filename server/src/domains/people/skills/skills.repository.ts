import { matchKey } from '@plumbline/shared-schema/job-types';
import { asc } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { skills } from '../../../database/tables/skills';

const CATALOGUE_MAX = 1000;

export type SkillsRepository = ReturnType<typeof createSkillsRepository>;

/** The catalogue of skills: every name that people have used so far. */
export function createSkillsRepository(database: Database) {
  return {
    list: () =>
      database
        .select({ id: skills.id, name: skills.name })
        .from(skills)
        .orderBy(asc(skills.name), asc(skills.id))
        .limit(CATALOGUE_MAX),

    /** Adds new names; one that differs only in case, spaces or hyphens counts as known. */
    record: async (executor: Executor, names: string[]): Promise<void> => {
      const byKey = new Map(names.map((name) => [matchKey(name), name]));
      byKey.delete('');
      if (byKey.size === 0) return;
      // Sorted, so that two jobs with the same new skills cannot deadlock.
      const rows = [...byKey]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([nameKey, name]) => ({ nameKey, name }));
      await executor.insert(skills).values(rows).onConflictDoNothing({ target: skills.nameKey });
    },
  };
}
