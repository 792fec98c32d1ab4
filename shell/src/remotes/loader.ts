import type { BootRemote } from '@plumbline/shared-schema/platform';
import { exposedName } from '@plumbline/shared-schema/remote-names';
import type { ComponentType } from 'react';
import { faultOf } from '../boot/faults';
import { startDeadline } from './deadline';
import type { LoadPhase } from './failure';
import { isMissingFile, ModuleFailure, toFailure } from './failure';
import type { Federation } from './federation';

/** A page or slot of a remote: the expose `./job-search` of kind `page` is its `JobSearchPage`. */
export type ModuleKey = { remote: BootRemote; expose: string; kind: 'page' | 'slot' };

export type RemoteComponent = ComponentType<Record<string, unknown>>;

export type Loader = {
  /** The component, when it has been loaded already: render it at once. */
  loaded: (key: ModuleKey) => RemoteComponent | undefined;
  /**
   * Loads a module and its texts; joins a load that is under way. A failure is kept nowhere, so the next call asks
   * the network again. Rejects with `ModuleFailure`.
   */
  load: (key: ModuleKey) => Promise<RemoteComponent>;
  /** Forgets a module that came and is of no use: the next load fetches it anew, its container included. */
  forget: (key: ModuleKey) => void;
};

type Dependencies = {
  federation: Federation;
  /** Brings a remote's texts in the current language; rejects when they cannot be had. */
  loadTexts: (remote: BootRemote) => Promise<void>;
};

/** Sources whose files change under the developer's hands and therefore carry no integrity. */
const UNSIGNED_SOURCES: readonly BootRemote['source'][] = ['dev', 'override'];

/**
 * Phases after whose failure the container is thrown away and fetched anew: it did not come, or would run the same code
 * again. When only a chunk is missing it stays, and asks for that one under a new address.
 */
const CONTAINER_PHASES: readonly LoadPhase[] = ['entry', 'init', 'evaluate', 'export'];

/** The one loader, for pages and slots alike. */
export function createLoader({ federation, loadTexts }: Dependencies): Loader {
  const components = new Map<string, RemoteComponent>();
  const underWay = new Map<string, Promise<RemoteComponent>>();
  const { register, discard } = createRegister(federation);

  async function fetchModule({ remote, expose, kind }: ModuleKey): Promise<RemoteComponent> {
    const progress: { phase: LoadPhase } = { phase: 'entry' };
    const deadline = startDeadline(() => {
      return new ModuleFailure(progress.phase, `${remote.name} took too long`);
    });
    const onPhase = (next: LoadPhase) => {
      progress.phase = next;
      deadline.step();
    };
    try {
      register(remote);
      const texts = toSettled(loadTexts(remote));
      const module = await Promise.race([federation.load(remote, expose, onPhase), deadline.expiry]);
      onPhase('texts');
      (await Promise.race([texts, deadline.expiry]))();
      return componentOf(module, exposedName(expose, kind));
    } catch (thrown) {
      const failure = toFailure(phaseOf(progress.phase, thrown), thrown);
      if (CONTAINER_PHASES.includes(failure.phase)) discard(remote);
      throw failure;
    } finally {
      deadline.stop();
    }
  }

  return {
    loaded: (key) => components.get(idOf(key)),
    load(key) {
      const id = idOf(key);
      const known = components.get(id);
      if (known) return Promise.resolve(known);
      const running = underWay.get(id) ?? fetchModule(key);
      underWay.set(id, running);
      running.then(
        (component) => {
          components.set(id, component);
          underWay.delete(id);
        },
        () => underWay.delete(id),
      );
      return running;
    },
    forget(key) {
      if (components.delete(idOf(key))) discard(key.remote);
    },
  };
}

/** Which remotes the federation knows, by which script, and which of them it must forget first. */
function createRegister(federation: Federation) {
  const entries = new Map<string, string>();
  const discarded = new Set<string>();

  return {
    /** Makes the remote known, anew when its container is of no use or another release took its place. */
    register(remote: BootRemote): void {
      refuseUnsound(remote);
      const known = entries.get(remote.name);
      const isForced = discarded.delete(remote.name) || (known !== undefined && known !== remote.entry);
      if (known !== undefined && !isForced) return;
      federation.register(remote, isForced);
      entries.set(remote.name, remote.entry);
    },
    discard({ name }: BootRemote): void {
      discarded.add(name);
    },
  };
}

function refuseUnsound(remote: BootRemote): void {
  const fault = faultOf(remote);
  const name = `${remote.name} ${remote.version}`;
  if (fault) throw new ModuleFailure('manifest', `${name} ${fault}`);
  if (!remote.integrity && !UNSIGNED_SOURCES.includes(remote.source)) {
    throw new ModuleFailure('integrity', `${name} comes without an integrity value`);
  }
}

/** Once its chunks are asked for, whatever is thrown besides a missing one comes from the remote's own code. */
function phaseOf(phase: LoadPhase, thrown: unknown): LoadPhase {
  return phase === 'chunk' && !isMissingFile(thrown) ? 'evaluate' : phase;
}

/** Lets a promise run while another one is awaited: its failure is thrown where the result is asked for. */
function toSettled<Result>(promise: Promise<Result>): Promise<() => Result> {
  return promise.then(
    (result) => () => result,
    (thrown: unknown) => () => {
      throw thrown;
    },
  );
}

function idOf({ remote, expose, kind }: ModuleKey): string {
  return `${remote.name}/${expose}#${kind}`;
}

function componentOf(module: unknown, name: string): RemoteComponent {
  const component = (module as Record<string, unknown> | null)?.[name];
  if (typeof component !== 'function')
    throw new ModuleFailure('export', `the module does not export ${name}`);
  return component as RemoteComponent;
}
