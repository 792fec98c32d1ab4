import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { ModuleFailure } from './failure';

/** Writes a remote's failure where operators look, with the trace id that the visitor sees. */
export function reportFailure(remote: BootRemote, failure: ModuleFailure): void {
  // eslint-disable-next-line no-console -- the one place that tells operators which remote failed and why
  console.error(`[${remote.name} ${remote.version}] ${failure.message} (trace ${failure.traceId})`);
}
