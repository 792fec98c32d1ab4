import type { TelemetryPhase } from '@plumbline/shared-schema/telemetry';

/**
 * The phase in which a remote's module failed: its declarations (`manifest`), a step of loading, the evaluation of its
 * code, or `render`.
 */
export type LoadPhase = Exclude<
  TelemetryPhase,
  'uncaught' | 'rejection' | 'csp-violation' | 'integrity-violation'
>;

/** A shared package that the remote needs and the shell lacks in that version. */
export type Incompatible = { name: string; needs?: string; has?: string };

/** `reason` is for logs; visitors see the boundary's text. */
export class ModuleFailure extends Error {
  readonly phase: LoadPhase;
  /** Shown to the visitor and written to the log, so that the two can be matched. */
  readonly traceId = newTraceId();
  readonly incompatible: Incompatible | undefined;
  /** A chunk of the remote failed to load, during its load or later. */
  readonly isMissingFile: boolean;

  constructor(phase: LoadPhase, reason: string, options?: ErrorOptions) {
    super(`${phase}: ${reason}`, options);
    this.name = 'ModuleFailure';
    this.phase = phase;
    this.incompatible = incompatibleIn(reason);
    this.isMissingFile = isMissingFile(options?.cause);
  }
}

/** Wraps any thrown value. */
export function toFailure(phase: LoadPhase, thrown: unknown): ModuleFailure {
  if (thrown instanceof ModuleFailure) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new ModuleFailure(incompatibleIn(reason) ? 'compat-reject' : phase, reason, { cause: thrown });
}

/** Parses the messages of the federation runtime and of webpack's container. */
function incompatibleIn(reason: string): Incompatible | undefined {
  const [, has, name, needs] =
    /Version (\S+) from \S+ of shared singleton module (\S+) does not satisfy .* which needs ([^)\s]+)/.exec(
      reason,
    ) ?? [];
  if (name !== undefined) return { name, needs, has };
  const absent = /Can not get '([^']+)'/.exec(reason)?.[1];
  return absent === undefined ? undefined : { name: absent };
}

/** Whether webpack failed to load a chunk. */
export function isMissingFile(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'ChunkLoadError';
}

/** Eight hexadecimal digits. Not `randomUUID`, which browsers have on secure origins only. */
function newTraceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
