import type { PageLoader } from '@plumbline/shared-api/store';
import type { BootRemote } from '@plumbline/shared-schema/platform';
import { exposedName, loaderExpose } from '@plumbline/shared-schema/remote-names';
import type { ComponentType } from 'react';
import { faultOf } from '../boot/faults';
import { startDeadline } from './deadline';
import type { LoadPhase } from './failure';
import { isMissingFile, ModuleFailure, toFailure } from './failure';
import type { Federation } from './federation';
import { namedMismatch } from './sri-mismatch';

/** A page or slot of a remote: the expose `./job-search` of kind `page` is its `JobSearchPage`. */
export type ModuleKey = { remote: BootRemote; expose: string; kind: 'page' | 'slot' };

export type RemoteComponent = ComponentType<Record<string, unknown>>;

export type Loader = {
  /** The component, if it is loaded. */
  loaded: (key: ModuleKey) => RemoteComponent | undefined;
  /**
   * Loads a module and its texts; concurrent calls share one load. Failures are not cached. Rejects with
   * `ModuleFailure`.
   */
  load: (key: ModuleKey) => Promise<RemoteComponent>;
  /** Discards a loaded module: the next load fetches it again with its container. */
  forget: (key: ModuleKey) => void;
};

export type PageLoaders = {
  /** The loader beside a page; undefined where it has none, or where that cannot be had. Never rejects. */
  loaderOf: (key: ModuleKey) => Promise<PageLoader | undefined>;
};

type Dependencies = {
  federation: Federation;
  /** Loads a remote's texts in the current language. */
  loadTexts: (remote: BootRemote) => Promise<void>;
};

/** Sources of development builds, which have no integrity. */
const UNSIGNED_SOURCES: readonly BootRemote['source'][] = ['dev', 'override'];

/**
 * Phases after whose failure the container is discarded: it did not load, or would run the same code again. After a
 * missing chunk it stays and requests that chunk under a new URL.
 */
const CONTAINER_PHASES: readonly LoadPhase[] = [
  'entry',
  'init',
  'evaluate',
  'export',
  'sri-mismatch',
  'compat-reject',
];

/** The one loader, for pages and slots alike. */
export function createLoader({ federation, loadTexts }: Dependencies): Loader & PageLoaders {
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
      const failure = await namedMismatch(toFailure(phaseOf(progress.phase, thrown), thrown), remote);
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
    loaderOf: (key) => findLoader(federation, register, key),
    forget(key) {
      if (components.delete(idOf(key))) discard(key.remote);
    },
  };
}

type Register = (remote: BootRemote) => void;

async function findLoader(
  federation: Federation,
  register: Register,
  { remote, expose }: ModuleKey,
): Promise<PageLoader | undefined> {
  const loader = loaderExpose(expose);
  if (!remote.assets[loader]) return undefined;
  try {
    register(remote);
    const module = (await federation.load(remote, loader, () => undefined)) as { load?: PageLoader };
    return module.load;
  } catch {
    // The page asks by itself, and says what is wrong with its remote.
    return undefined;
  }
}

/** Registers remotes with the federation, again when discarded or replaced by another release. */
function createRegister(federation: Federation) {
  const entries = new Map<string, string>();
  const discarded = new Set<string>();

  return {
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

/** While its chunks load, anything thrown but a missing chunk comes from the remote's own code. */
function phaseOf(phase: LoadPhase, thrown: unknown): LoadPhase {
  return phase === 'chunk' && !isMissingFile(thrown) ? 'evaluate' : phase;
}

/** Defers a rejection until the result is read, so that it can be awaited after another promise. */
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
