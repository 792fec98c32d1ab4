import type { TelemetryPhase } from '@plumbline/shared-schema/telemetry';

/**
 * Where a remote's module stopped: what the remote declares (`manifest`), a step of loading, its own code while it was
 * evaluated, or `render` when it came and then threw.
 */
export type LoadPhase = Exclude<TelemetryPhase, 'uncaught' | 'rejection'>;

/** Why a remote's module is not there. `reason` is for people who read logs; visitors see the boundary's own text. */
export class ModuleFailure extends Error {
  readonly phase: LoadPhase;
  /** Shown to the visitor and written to the log, so that the two can be matched. */
  readonly traceId = newTraceId();
  /** The remote asks for a shared package in a version this shell does not have. */
  readonly isIncompatible: boolean;
  /** One of the remote's own files did not come, while it was being loaded or later. */
  readonly isMissingFile: boolean;

  constructor(phase: LoadPhase, reason: string, options?: ErrorOptions) {
    super(`${phase}: ${reason}`, options);
    this.name = 'ModuleFailure';
    this.phase = phase;
    this.isIncompatible = /does not satisfy|Can not get '/.test(reason);
    this.isMissingFile = isMissingFile(options?.cause);
  }
}

/** Any thrown value as a failure of the phase in which it was thrown. */
export function toFailure(phase: LoadPhase, thrown: unknown): ModuleFailure {
  if (thrown instanceof ModuleFailure) return thrown;
  return new ModuleFailure(phase, thrown instanceof Error ? thrown.message : String(thrown), {
    cause: thrown,
  });
}

/** Did webpack fail to get a chunk, as opposed to code that threw? */
export function isMissingFile(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'ChunkLoadError';
}

/** Eight hexadecimal digits. Not `randomUUID`, which browsers have on secure origins only. */
function newTraceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
