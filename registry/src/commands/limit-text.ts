import type { AuditEntry } from '../store/artifact-store';

/** What a team or a remote may have since then, as the log says it. */
export function limitText({ of, kind, to }: NonNullable<AuditEntry['limit']>): string {
  return kind === 'megabytes' ? `${to} MB kept` : `${of} ${kind} ${to} KB`;
}
