import { useAppSelector, type AppStore } from '@plumbline/shared-api/store';
import { createFollower } from './seen/follower';
import { oldestSeen } from './seen/kept-answers';

const followed = new WeakMap<AppStore, Promise<void>>();

/**
 * Keeps what whoever is signed in sees of contracts, conversations and saved jobs, for as long as the page is open, and
 * shows it again where the server cannot be asked. Resolves when what was kept before is there; asking again is free.
 */
export function followSeen(store: AppStore): Promise<void> {
  const known = followed.get(store);
  if (known) return known;
  const ready = createFollower(store);
  followed.set(store, ready);
  return ready;
}

/** When the oldest of what the page holds of contracts, conversations and saved jobs was answered, in milliseconds. */
export function useSeenAt(): number | undefined {
  return useAppSelector((state) => oldestSeen(state.api.queries));
}
