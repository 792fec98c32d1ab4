import type { BootRemote } from '@plumbline/shared-schema/platform';
import { record } from '../reporting/notes';
import type { ModuleFailure } from './failure';

/** Logs and reports the failure with the trace id that the visitor sees. */
export function reportFailure(remote: BootRemote, failure: ModuleFailure): void {
  const { phase, message, traceId } = failure;
  record({ kind: 'failure', remote, phase, message, traceId });
  // eslint-disable-next-line no-console -- the one place that tells operators which remote failed and why
  console.error(`[${remote.name} ${remote.version}] ${message} (trace ${traceId})`);
}
