import type { ToRenderer } from '@plumbline/shared-schema/rendering';

type Arrival = Extract<ToRenderer, { kind: 'module' }>;
type Exports = Readonly<Record<string, unknown>>;
type CompiledModule = (
  require: (key: string) => unknown,
  module: { exports: Exports },
  exports: Exports,
) => void;

/** An error that names the remote whose code or file it is about. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    message: string,
  ) {
    super(message);
  }
}

/** The files of remotes, each evaluated once as a function of `require`, which is the table of what the host shares. */
export function createModules(
  shares: Readonly<Record<string, () => unknown>>,
  ask: (remote: string, expose: string) => void,
) {
  const known = new Map<string, Promise<Exports>>();
  const waiting = new Map<string, (arrival: Arrival) => void>();

  function requireShare(key: string): unknown {
    const share = Object.hasOwn(shares, key) ? shares[key] : undefined;
    if (!share) throw new Error(`the host shares no ${key}`);
    return share();
  }

  async function fetchModule(remote: string, expose: string): Promise<Exports> {
    const arrival = new Promise<Arrival>((resolve) => waiting.set(`${remote} ${expose}`, resolve));
    ask(remote, expose);
    const { source } = await arrival;
    if (source === null) throw new RemoteError(remote, `${expose} has no server half, or it was changed`);
    try {
      const module = { exports: {} as Exports };
      // The edge has held the file against its digest. No `eval`: a function of its own, which sees no local names.

      const compiled = new Function('require', 'module', 'exports', source) as CompiledModule;
      compiled(requireShare, module, module.exports);
      return module.exports;
    } catch (thrown) {
      throw new RemoteError(remote, `${expose} throws when it is evaluated: ${String(thrown)}`);
    }
  }

  return {
    load(remote: string, expose: string): Promise<Exports> {
      const id = `${remote} ${expose}`;
      const module = known.get(id) ?? fetchModule(remote, expose);
      known.set(id, module);
      return module;
    },
    arrived(arrival: Arrival): void {
      const id = `${arrival.remote} ${arrival.expose}`;
      waiting.get(id)?.(arrival);
      waiting.delete(id);
    },
  };
}
export type Modules = ReturnType<typeof createModules>;
