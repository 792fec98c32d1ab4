import { preferencesSchema } from '@plumbline/shared-schema/preferences';
import type { Preferences, UpdatePreferences } from '@plumbline/shared-schema/preferences';
import { existing } from '../../../kit/existing';
import type { UserRow } from '../../../database/tables/users';
import type { LiveChats } from '../../../kit/live-chats';
import type { UsersRepository } from '../../people/users/users.repository';

export type PreferencesService = ReturnType<typeof createPreferencesService>;

const NOTHING_CHOSEN = {
  language: null,
  theme: null,
  appearOffline: false,
  sms: false,
  promotional: false,
};

type Dependencies = { users: UsersRepository; liveChats: LiveChats };

/** What a person chose for every device; a logout clears language and theme in the browser. USER_NOT_FOUND. */
export function createPreferencesService({ users, liveChats }: Dependencies) {
  return {
    get: async (id: string): Promise<Preferences> => viewOf(await users.find(id)),

    /** Merges. A language chosen on the site applies to mails from then on, appearing offline at once. */
    update: async (id: string, chosen: UpdatePreferences): Promise<Preferences> => {
      const kept = viewOf(await users.mergePreferences(id, chosen));
      if (chosen.appearOffline !== undefined) liveChats.appear(id, kept.appearOffline);
      return kept;
    },
  };
}

function viewOf(row: UserRow | undefined): Preferences {
  const { preferences } = existing(row, 'USER_NOT_FOUND');
  return preferencesSchema.parse({ ...NOTHING_CHOSEN, ...preferences });
}
