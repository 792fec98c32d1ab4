import type { BootDocument } from '@plumbline/shared-schema/platform';
import { buildRouteTable } from '../routing/route-table';
import type { PathRule } from '../routing/route-table';

export type Content = { boot: BootDocument; table: readonly PathRule[] };

/** A tab keeps the release set its page came with; only a remote that has failed may be replaced. */
export type ContentStore = {
  get: () => Content;
  /** Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Asks the edge what it serves now in place of a remote that failed, such as the release that was rolled back to.
   * Resolves to whether there is another one; never rejects.
   */
  renew: (remote: string) => Promise<boolean>;
};

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
      const replace = await freshRemote(name).catch(() => undefined);
      // Applied to the current document: another remote may have been replaced meanwhile.
      const boot = replace?.(content.boot);
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

/** Reads what the edge serves now and returns a function that puts that release of the remote into a boot document. */
async function freshRemote(name: string): Promise<(boot: BootDocument) => BootDocument | undefined> {
  const { readBootAgain, withFresh } = await import(/* webpackChunkName: "mend" */ './fresh-remote');
  const fresh = await readBootAgain();
  return (boot) => withFresh(boot, fresh, name);
}
