import type { BootDocument } from '@plumbline/shared-schema/platform';
import { buildRouteTable } from '../routing/route-table';
import type { PathRule } from '../routing/route-table';

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
      const replace = await freshRemote(name).catch(() => undefined);
      // In what is shown by now: another remote may have been replaced meanwhile.
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

/** Reads what the edge serves now; gives what puts the remote as it is there into a boot document. */
async function freshRemote(name: string): Promise<(boot: BootDocument) => BootDocument | undefined> {
  const { readBootAgain, withFresh } = await import(/* webpackChunkName: "mend" */ './fresh-remote');
  const fresh = await readBootAgain();
  return (boot) => withFresh(boot, fresh, name);
}
