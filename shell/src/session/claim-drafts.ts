import { readSessionState } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';
import { claimDrafts } from '@plumbline/shared-ui/drafts';

/** Form drafts of this tab survive an expired session for the same person only. */
export function keepDraftsToTheirPerson(store: AppStore): void {
  let owner: string | undefined;
  // A store listener, not a component: it runs before any form of the next person reads its draft.
  function claim(): void {
    const id = readSessionState(store.getState()).user?._id;
    if (id === undefined || id === owner) return;
    owner = id;
    claimDrafts(id);
  }
  claim();
  store.subscribe(claim);
}
