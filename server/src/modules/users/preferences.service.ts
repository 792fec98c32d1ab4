import { preferencesSchema } from '@plumbline/shared-schema/preferences';
import type { Preferences, UpdatePreferences } from '@plumbline/shared-schema/preferences';
import { existing } from '../../existing';
import type { UserRow } from '../../database/tables/users';
import type { UsersRepository } from './users.repository';

export type PreferencesService = ReturnType<typeof createPreferencesService>;

const NOTHING_CHOSEN = { language: null, theme: null };

/** Language and theme of a person, kept here because a logout clears them in the browser. USER_NOT_FOUND. */
export function createPreferencesService(users: UsersRepository) {
  return {
    get: async (id: string): Promise<Preferences> => viewOf(await users.find(id)),

    /** Merges. A language chosen on the site applies to mails from then on. */
    update: async (id: string, chosen: UpdatePreferences): Promise<Preferences> =>
      viewOf(await users.mergePreferences(id, chosen)),
  };
}

function viewOf(row: UserRow | undefined): Preferences {
  const { preferences } = existing(row, 'USER_NOT_FOUND');
  return preferencesSchema.parse({ ...NOTHING_CHOSEN, ...preferences });
}
