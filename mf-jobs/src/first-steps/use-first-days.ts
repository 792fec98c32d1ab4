import { useState } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import { useNow } from '@plumbline/shared-ui/format';

const FIRST_DAYS_MS = 30 * 86_400_000;
/** Holds the id of the account that hid its first steps in this browser. */
const HIDDEN_KEY = 'firstStepsHidden';

/** Whether to show the first steps: for a month, until they are hidden, to those whose own account it is. */
export function useFirstDays() {
  const { user } = useSession();
  const now = useNow();
  const [hiddenBy, setHiddenBy] = useState(() => siteStorage.read(HIDDEN_KEY));
  const isNew = user !== null && !user.team && now - Date.parse(user.createdAt) < FIRST_DAYS_MS;

  return {
    isShown: isNew && hiddenBy !== user._id,
    hide() {
      if (!user) return;
      siteStorage.write(HIDDEN_KEY, user._id);
      setHiddenBy(user._id);
      // Its button is gone.
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    },
  };
}
