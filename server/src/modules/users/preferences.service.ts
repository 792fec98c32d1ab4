import { preferencesSchema } from '@plumbline/shared-schema/preferences';
import type { Preferences, UpdatePreferences } from '@plumbline/shared-schema/preferences';
import type { UserRow } from '../../database/schema';
import { AppError } from '../../errors';
import type { UsersRepository } from './users.repository';

export type PreferencesService = ReturnType<typeof createPreferencesService>;

const NOTHING_CHOSEN = { language: null, theme: null };

/** Language and theme of a person, kept here because a logout clears them in the browser. USER_NOT_FOUND. */
export function createPreferencesService(users: UsersRepository) {
  return {
    get: async (id: string): Promise<Preferences> => viewOf(await users.find(id)),

    /** Keeps what is named. A language chosen on the site is the language of the mails from then on. */
    update: async (id: string, chosen: UpdatePreferences): Promise<Preferences> =>
      viewOf(await users.mergePreferences(id, chosen)),
  };
}

function viewOf(row: UserRow | undefined): Preferences {
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return preferencesSchema.parse({ ...NOTHING_CHOSEN, ...row.preferences });
}
