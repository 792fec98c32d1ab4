import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { Federation } from '../../remotes/federation';
import type { LoadPhase } from '../../remotes/failure';

/** What one load of an expose does: returns the module, throws, or hangs in a phase. */
type Behaviour = () => unknown;

export type FakeFederation = Federation & {
  /** `mf-jobs ./job-search`, in the order asked for. */
  loads: string[];
  /** `mf-jobs`, or `mf-jobs forced`. */
  registrations: string[];
  /** Sets the behaviour of `mf-jobs ./job-search` from now on. */
  serve: (id: string, behaviour: Behaviour) => void;
};

const HANG = Symbol('hang');

/** A load that enters the phase and never ends. */
export const hangIn =
  (phase: LoadPhase): Behaviour =>
  () => ({ [HANG]: phase });

/** A load that enters the phase and fails there. */
export const failIn = (phase: LoadPhase, error: Error): unknown => ({ [HANG]: phase, error });

/** A federation runtime with modules from a table; every request is recorded. Texts are empty. */
export function fakeFederation(modules: Record<string, Behaviour> = {}): FakeFederation {
  const table = new Map(Object.entries(modules));
  const loads: string[] = [];
  const registrations: string[] = [];
  return {
    loads,
    registrations,
    serve: (id, behaviour) => table.set(id, behaviour),
    register(remote: BootRemote, isForced) {
      registrations.push(`${remote.name}${isForced ? ' forced' : ''}`);
    },
    async load(remote, expose, onPhase) {
      const id = `${remote.name} ${expose}`;
      const behaviour = table.get(id);
      if (!behaviour && expose.startsWith('./locale-')) return {};
      loads.push(id);
      await Promise.resolve();
      if (!behaviour) throw new Error(`404 ${id}`);
      const result = behaviour() as { [HANG]?: LoadPhase; error?: Error } | null;
      const phase = result?.[HANG];
      if (phase === undefined) return result;
      if (phase !== 'entry') onPhase(phase);
      if (result?.error) throw result.error;
      return new Promise(() => undefined);
    },
  };
}
