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

/** The part of Module Federation that the loader uses, replaced in tests. */
export type Federation = {
  /** Registers a remote. `isForced` discards its current container and pending loads. */
  register: (remote: BootRemote, isForced: boolean) => void;
  /** The module of an expose (`./job-search`). `onPhase` is called before each step. */
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
      // A new container would reuse the chunks of the old one, broken or of another release.
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
 * The runtime attributes a shared package to the remote that requested it first, and removes it with that remote for
 * everybody. All of them belong to the shell.
 */
function keepShares(): void {
  const shell = getInstance();
  for (const packages of Object.values(shell?.shareScopeMap ?? {})) {
    for (const versions of Object.values(packages)) {
      for (const shared of Object.values(versions)) shared.from = shell?.name ?? shared.from;
    }
  }
}
