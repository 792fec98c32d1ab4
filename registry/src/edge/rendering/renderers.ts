import type { RenderedPage } from '@plumbline/shared-schema/rendering';
import { startFleet } from './fleet';
import type { Fleet } from './fleet';
import { NotNow, RenderFailure } from './render-job';
import type { RenderJob } from './render-job';
import type { RenderMeans } from './renderer-process';

/** Release sets with processes at one time: the live one, the one before it or to come, those of canaries. */
const MOST_SETS = 3;
/** Nobody asks for a set any more. */
const IDLE_MS = 60_000;
/** What remotes share lives in the process, so each set has its own; live ones have one in reserve. */
const SIZE = { live: 2, trial: 1 } as const;

export type RenderedSet = keyof typeof SIZE;
type KeptFleet = { fleet: Fleet; kind: RenderedSet; askedAt: number };

/** The processes that render pages, by release set. */
export function createRenderers() {
  const sets = new Map<string, KeptFleet>();
  let isEnded = false;

  function retire(name: string): void {
    sets.get(name)?.fleet.retire();
    sets.delete(name);
  }

  function retireIdle(asked: string): void {
    for (const [name, { askedAt }] of sets)
      if (name !== asked && Date.now() - askedAt > IDLE_MS) retire(name);
  }

  /** Undefined for a canary while there are enough others. */
  function fleetFor(means: RenderMeans, kind: RenderedSet): Fleet | undefined {
    retireIdle(means.set);
    const known = sets.get(means.set);
    if (!known && sets.size >= MOST_SETS) {
      if (kind === 'trial') return undefined;
      const [longest] = [...sets].sort(([, a], [, b]) => a.askedAt - b.askedAt);
      if (longest) retire(longest[0]);
    }
    const fleet = known?.fleet ?? startFleet(means, SIZE[kind]);
    // A canary may become live as it is.
    if (known && known.kind !== kind) fleet.resize(SIZE[kind]);
    sets.set(means.set, { fleet, kind, askedAt: Date.now() });
    return fleet;
  }

  return {
    /** Whether a page would be rendered now; if not, a process is prepared. */
    isReady: (means: RenderMeans, kind: RenderedSet) => !isEnded && fleetFor(means, kind)?.isReady() === true,
    /** Resolves once a process is ready for a set that is to become live, or was given up. */
    async warm(means: RenderMeans): Promise<void> {
      if (!isEnded) await fleetFor(means, 'live')?.warmed();
    },
    /** Rejects with `RenderFailure` or `NotNow`. */
    async render(means: RenderMeans, kind: RenderedSet, job: RenderJob): Promise<RenderedPage | null> {
      if (isEnded) throw new RenderFailure('the edge stops');
      const fleet = fleetFor(means, kind);
      if (!fleet) throw new NotNow('enough canaries are rendered');
      if (kind === 'live')
        for (const [name, other] of sets) if (name !== means.set && other.kind === 'live') retire(name);
      return fleet.render(job);
    },
    end(): void {
      isEnded = true;
      for (const { fleet } of sets.values()) fleet.end();
      sets.clear();
    },
  };
}
