import type { Refusal } from '../release/refusal';
import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { GateRule, RemoteMember, SetMember } from './live-set';

const RULE = 'types';

/**
 * What a remote uses of the shared packages is still there and asks for nothing that the remote was built without,
 * and its slots get every prop they were built against. Releases from before this was written down are not judged.
 */
export const types: GateRule = (set) => {
  const host = hostOf(set);
  if (!host) return [];
  const isHostNew = set.changed.has(host.release.name);
  return remotesOf(set)
    .filter(({ release }) => isHostNew || set.changed.has(release.name))
    .flatMap((remote) => [...unfitExports(remote, host), ...unfitSlots(remote, host)]);
};

function unfitExports(remote: RemoteMember, host: SetMember): Refusal[] {
  return Object.entries(remote.release.types).flatMap(([key, used]) => {
    const offered = host.release.types[key];
    if (!offered) return [];
    return Object.entries(used).flatMap(([name, known]) => {
      const asked = Object.hasOwn(offered, name) ? offered[name] : undefined;
      const where = `${key} → ${name}`;
      if (!asked) return refusal(remote, RULE, { where, ...gone(remote, host, shape(name, known)) });
      const extra = asked.filter((required) => !known.includes(required));
      return extra.length === 0
        ? []
        : refusal(remote, RULE, { where, ...stricter(remote, host, { name, known, asked, extra }) });
    });
  });
}

function gone(remote: SetMember, host: SetMember, was: string): Pick<Refusal, 'problem' | 'wayOut'> {
  return {
    problem: `${labelOf(host)} does not share it. - ${was}`,
    wayOut: `keep the export in the shell, or publish a ${remote.release.name} that does without it together with the shell`,
  };
}

type Change = { name: string; known: readonly string[]; asked: readonly string[]; extra: readonly string[] };

function stricter(
  remote: SetMember,
  host: SetMember,
  { name, known, asked, extra }: Change,
): Pick<Refusal, 'problem' | 'wayOut'> {
  return {
    problem: `${labelOf(host)} requires ${extra.join(', ')}, which ${labelOf(remote)} was built without. - ${shape(name, known)} + ${shape(name, asked)}`,
    wayOut: `make ${extra.join(', ')} optional, or build ${remote.release.name} against it and publish both together`,
  };
}

function unfitSlots(remote: RemoteMember, host: SetMember): Refusal[] {
  return Object.entries(remote.release.slots).flatMap(([slot, known]) => {
    const given = host.release.slots[slot];
    const missing = given ? known.filter((prop) => !given.includes(prop)) : [];
    if (!given || missing.length === 0) return [];
    return refusal(remote, RULE, {
      where: `slot ${slot}`,
      problem: `${labelOf(host)} no longer gives ${missing.join(', ')}. - ${shape(slot, known)} + ${shape(slot, given)}`,
      wayOut: `give the slot a new id, or build ${remote.release.name} against the new contract and publish both together`,
    });
  });
}

/** `TextField { label, name }`, `useZodForm(1)`: as short as a diff can be. */
function shape(name: string, required: readonly string[]): string {
  const isCall = required.some((one) => one.startsWith('argument '));
  return isCall
    ? `${name}(${required.join(', ')})`
    : `${name} { ${required.join(', ')} }`.replace('{  }', '{}');
}
