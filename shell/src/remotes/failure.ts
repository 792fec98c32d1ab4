/** Where the loading of a remote's module stopped; `render` when it came and then threw. */
export type LoadPhase = 'integrity' | 'entry' | 'init' | 'chunk' | 'export' | 'texts' | 'render';

/** Why a remote's module is not there. `reason` is for people who read logs; visitors see the boundary's own text. */
export class ModuleFailure extends Error {
  readonly phase: LoadPhase;
  /** Shown to the visitor and written to the log, so that the two can be matched. */
  readonly traceId = crypto.randomUUID().slice(0, 8);
  /** The remote asks for a shared package in a version this shell does not have. */
  readonly isIncompatible: boolean;

  constructor(phase: LoadPhase, reason: string, options?: ErrorOptions) {
    super(`${phase}: ${reason}`, options);
    this.name = 'ModuleFailure';
    this.phase = phase;
    this.isIncompatible = /does not satisfy|Can not get '/.test(reason);
  }
}

/** Any thrown value as a failure of the phase in which it was thrown. */
export function toFailure(phase: LoadPhase, thrown: unknown): ModuleFailure {
  if (thrown instanceof ModuleFailure) return thrown;
  return new ModuleFailure(phase, thrown instanceof Error ? thrown.message : String(thrown), {
    cause: thrown,
  });
}
