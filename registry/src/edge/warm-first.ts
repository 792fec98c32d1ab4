import type { LiveSnapshot } from './live-snapshot';
import { releaseSet, viewFor } from './site-view';
import type { Snapshot } from './snapshot';

/** Milliseconds that a new release set may take until its pages can be rendered. */
const PATIENCE = 3000;

type ComingSet = { set: string; until: number; isWarm: boolean };

type WarmSite = {
  live: LiveSnapshot;
  /** Resolves once the pages of the first state can be rendered, or after a while. */
  firstPages: () => Promise<void>;
};

/**
 * The site as it is now; but new releases only once their pages can be rendered, or after a while. The first state is
 * there at once. Without `warm` nothing is rendered.
 */
export function warmFirst(
  newest: LiveSnapshot,
  warm: ((snapshot: Snapshot) => Promise<void>) | undefined,
): WarmSite {
  return warm ? warmed(newest, warm) : { live: newest, firstPages: () => Promise.resolve() };
}

function warmed(newest: LiveSnapshot, warm: (snapshot: Snapshot) => Promise<void>): WarmSite {
  let shown: Snapshot | undefined;
  let coming: ComingSet | undefined;
  let first: Promise<unknown> = Promise.resolve();

  function prepare(snapshot: Snapshot): ComingSet {
    const set = setOf(snapshot);
    if (coming?.set === set) return coming;
    const next: ComingSet = { set, until: Date.now() + PATIENCE, isWarm: false };
    coming = next;
    const warming = warm(snapshot).then(
      () => void (next.isWarm = true),
      () => void (next.isWarm = true),
    );
    if (!shown) first = Promise.race([warming, patience()]);
    return next;
  }

  async function live(): Promise<Snapshot | undefined> {
    const snapshot = await newest();
    if (!snapshot || snapshot === shown) return snapshot;
    if (!shown) prepare(snapshot);
    else if (setOf(snapshot) !== setOf(shown)) {
      const { isWarm, until } = prepare(snapshot);
      if (!isWarm && Date.now() < until) return shown;
    }
    shown = snapshot;
    return snapshot;
  }

  return { live, firstPages: async () => void (await first) };
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE).unref();
  });
}

const setOf = (snapshot: Snapshot) => releaseSet(viewFor(snapshot));
