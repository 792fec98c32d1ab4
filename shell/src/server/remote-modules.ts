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

/**
 * The files of remotes, as functions of `require`, which is the table of what the host shares. Each is evaluated anew
 * whenever it is loaded, so that no page finds what another one kept; what is shared cannot be given other exports.
 */
export function createModules(
  shares: Readonly<Record<string, () => unknown>>,
  ask: (remote: string, expose: string) => void,
) {
  const known = new Map<string, Promise<CompiledModule>>();
  const waiting = new Map<string, (arrival: Arrival) => void>();

  function requireShare(key: string): unknown {
    const share = Object.hasOwn(shares, key) ? shares[key] : undefined;
    if (!share) throw new Error(`the host shares no ${key}`);
    return Object.freeze(share());
  }

  async function compile(remote: string, expose: string): Promise<CompiledModule> {
    const arrival = new Promise<Arrival>((resolve) => waiting.set(`${remote} ${expose}`, resolve));
    ask(remote, expose);
    const { source } = await arrival;
    if (source === null) throw new RemoteError(remote, `${expose} has no server half, or it was changed`);
    // The edge has held the file against its digest. No `eval`: a function of its own, which sees no local names.
    return new Function('require', 'module', 'exports', source) as CompiledModule;
  }

  return {
    async load(remote: string, expose: string): Promise<Exports> {
      const id = `${remote} ${expose}`;
      const compiling = known.get(id) ?? compile(remote, expose);
      known.set(id, compiling);
      const module = { exports: {} as Exports };
      try {
        (await compiling)(requireShare, module, module.exports);
        return module.exports;
      } catch (thrown) {
        if (thrown instanceof RemoteError) throw thrown;
        throw new RemoteError(remote, `${expose} throws when it is evaluated: ${String(thrown)}`);
      }
    },
    arrived(arrival: Arrival): void {
      const id = `${arrival.remote} ${arrival.expose}`;
      waiting.get(id)?.(arrival);
      waiting.delete(id);
    },
  };
}
export type Modules = ReturnType<typeof createModules>;
