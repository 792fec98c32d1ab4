import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { BootRemote } from '@plumbline/shared-schema/platform';
import { containerName } from '@plumbline/shared-schema/remote-names';
import type { LoadPhase } from './failure';
import { resilience } from './resilience';

/** What the loader needs of Module Federation; a test gives its own. */
export type Federation = {
  /** Makes a remote known. `isForced` forgets the container that is there, with everything it had started. */
  register: (remote: BootRemote, isForced: boolean) => void;
  /** The module behind an expose (`./job-search`). `onPhase` hears which step comes next. */
  load: (remote: BootRemote, expose: string, onPhase: (phase: LoadPhase) => void) => Promise<unknown>;
};

type PhaseListener = (phase: LoadPhase) => void;

/** Module Federation's own runtime, made resilient. */
export function createFederation(): Federation {
  const integrity = new Map<string, string>();
  const listeners = new Map<string, Set<PhaseListener>>();

  registerPlugins([
    resilience({
      integrityOf: (url) => integrity.get(url),
      onPhase: (container, phase) =>
        listeners.get(container)?.forEach((listener) => {
          listener(phase);
        }),
    }),
  ]);

  return {
    register(remote, isForced) {
      const entry = new URL(remote.entry, location.origin).href;
      if (remote.integrity) integrity.set(entry, remote.integrity);
      const name = containerName(remote.name);
      // A new container would take the chunks that the old one has got for its own, broken or of another release.
      if (isForced) {
        Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
        keepShares();
      }
      registerRemotes([{ name, entry }], { force: isForced });
    },
    async load(remote, expose, onPhase) {
      const container = containerName(remote.name);
      const heard = listeners.get(container) ?? new Set();
      listeners.set(container, heard.add(onPhase));
      try {
        return await loadRemote(`${container}/${expose.replace('./', '')}`);
      } finally {
        heard.delete(onPhase);
      }
    },
  };
}

/**
 * The runtime notes a shared package as that of the remote that asked for it first, and forgets it together with that
 * remote: for everybody. All of them are the shell's.
 */
function keepShares(): void {
  const shell = getInstance();
  for (const packages of Object.values(shell?.shareScopeMap ?? {})) {
    for (const versions of Object.values(packages)) {
      for (const shared of Object.values(versions)) shared.from = shell?.name ?? shared.from;
    }
  }
}
