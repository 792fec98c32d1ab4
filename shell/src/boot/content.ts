import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import { buildRouteTable } from '../routing/route-table';
import type { PathRule } from '../routing/route-table';
import { faultOf } from './faults';
import { adoptIntegrities } from './integrities';
import { readBoot } from './read-boot';

/** What this tab shows: its boot document and the paths in it. */
export type Content = { boot: BootDocument; table: readonly PathRule[] };

/** The content of this tab. It stays what the page came with; only a remote that has failed may be replaced. */
export type ContentStore = {
  get: () => Content;
  /** Calls back after every change; gives back how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Asks the edge what it serves now in place of a remote that failed: the release that was rolled back to, say.
   * Tells whether there is another one; never rejects.
   */
  renew: (remote: string) => Promise<boolean>;
};

/** Longest wait for the page when it is read again (milliseconds). */
const PATIENCE = 3000;

/** Makes the content of a tab from the boot document that its page came with. */
export function createContent(first: BootDocument): ContentStore {
  let content = contentOf(first);
  const listeners = new Set<() => void>();

  return {
    get: () => content,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async renew(name) {
      const fresh = await readBootAgain().catch(() => undefined);
      const boot = fresh && withFresh(content.boot, fresh, name);
      if (!boot) return false;
      content = contentOf(boot);
      listeners.forEach((listener) => {
        listener();
      });
      return true;
    },
  };
}

function contentOf(boot: BootDocument): Content {
  return { boot, table: buildRouteTable(boot) };
}

async function readBootAgain(): Promise<BootDocument> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store', signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  adoptIntegrities(page);
  return readBoot(page);
}

/** The boot document with one remote as it is served now; nothing when that is the same one. */
function withFresh(boot: BootDocument, fresh: BootDocument, name: string): BootDocument | undefined {
  const old = boot.remotes.find((remote) => remote.name === name);
  const next = fresh.remotes.find((remote) => remote.name === name);
  const off = fresh.disabled.filter((remote) => remote.name === name);
  if (!old || (next ? isSame(old, next) : off.length === 0)) return undefined;
  return {
    ...boot,
    remotes: boot.remotes.flatMap((remote) => (remote === old ? (next ?? []) : remote)),
    disabled: [...boot.disabled, ...off],
  };
}

function isSame(old: BootRemote, next: BootRemote): boolean {
  return old.entry === next.entry && old.integrity === next.integrity && faultOf(old) === faultOf(next);
}
