import type { BootRemote } from '@plumbline/shared-schema/platform';

const faults = new WeakMap<BootRemote, string>();

/** Notes what is wrong with what a remote declares, in words for operators. */
export function noteFault(remote: BootRemote, fault: string): void {
  faults.set(remote, fault);
}

/** Why nothing of this remote may be loaded; nothing for a sound one. */
export function faultOf(remote: BootRemote): string | undefined {
  return faults.get(remote);
}
