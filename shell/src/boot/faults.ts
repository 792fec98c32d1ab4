import type { BootRemote } from '@plumbline/shared-schema/platform';

const faults = new WeakMap<BootRemote, string>();

/** Records what is wrong with the declarations of a remote, in words for operators. */
export function recordFault(remote: BootRemote, fault: string): void {
  faults.set(remote, fault);
}

/** Why nothing of this remote may be loaded; undefined for a sound one. */
export function faultOf(remote: BootRemote): string | undefined {
  return faults.get(remote);
}
