import type { LiveSnapshot } from './live-snapshot';
import { releaseSet, viewFor } from './site-view';
import type { Snapshot } from './snapshot';

/** Milliseconds that a new release set may take until its pages can be rendered. */
const PATIENCE = 3000;

type ComingSet = { set: string; until: number; isWarm: boolean };

/**
 * The site as it is now; but new releases only once their pages can be rendered, or after a while. The first state is
 * there at once.
 */
export function warmFirst(newest: LiveSnapshot, warm: (snapshot: Snapshot) => Promise<void>): LiveSnapshot {
  let shown: Snapshot | undefined;
  let coming: ComingSet | undefined;

  function prepare(snapshot: Snapshot): ComingSet {
    const set = setOf(snapshot);
    if (coming?.set === set) return coming;
    const next: ComingSet = { set, until: Date.now() + PATIENCE, isWarm: false };
    coming = next;
    warm(snapshot).then(
      () => void (next.isWarm = true),
      () => void (next.isWarm = true),
    );
    return next;
  }

  return async () => {
    const snapshot = await newest();
    if (!snapshot || snapshot === shown) return snapshot;
    if (!shown) prepare(snapshot);
    else if (setOf(snapshot) !== setOf(shown)) {
      const { isWarm, until } = prepare(snapshot);
      if (!isWarm && Date.now() < until) return shown;
    }
    shown = snapshot;
    return snapshot;
  };
}

const setOf = (snapshot: Snapshot) => releaseSet(viewFor(snapshot));
