import type { Refusal } from '../release/refusal';
import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { GateRule, RemoteMember, SetMember } from './live-set';

const RULE = 'types';

/**
 * A build says what it shares or uses. What a remote uses of the shared packages is still there and asks for nothing
 * that the remote was built without; its slots are still shown, with every prop they were built against.
 */
export const types: GateRule = (set) => {
  const host = hostOf(set);
  if (!host) return [];
  const isHostNew = set.changed.has(host.release.name);
  const judged = remotesOf(set).filter(({ release }) => isHostNew || set.changed.has(release.name));
  const untold = [host, ...judged].filter(({ release }) => set.changed.has(release.name)).flatMap(untoldKeys);
  return [
    ...untold,
    ...judged.flatMap((remote) => [...unfitExports(remote, host), ...unfitSlots(remote, host)]),
  ];
};

/** Libraries are compared by version, entries of our own packages by their exports. */
const isOwn = (key: string) => key.startsWith('@plumbline/');

function untoldKeys(member: SetMember): Refusal[] {
  const { types: told, needs, provides, kind } = member.release;
  const expected = Object.keys(kind === 'host' ? provides : needs).filter(isOwn);
  const untold = expected.filter((key) => !Object.hasOwn(told, key));
  const isSilent = Object.keys(told).length === 0;
  if (untold.length === 0 && !isSilent) return [];
  const subject = isSilent ? 'anything' : untold.join(', ');
  return [
    refusal(member, RULE, {
      where: 'types',
      problem: `does not say what it ${kind === 'host' ? 'shares' : 'uses'} of ${subject}, so nobody can tell whether it fits`,
      wayOut: `build ${member.release.name} again with the builder of tooling/webpack, which writes it down`,
    }),
  ];
}

function unfitExports(remote: RemoteMember, host: SetMember): Refusal[] {
  return Object.entries(remote.release.types).flatMap(([key, used]) => {
    const offered = host.release.types[key] ?? {};
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
  return remote.manifest.slots.flatMap(({ slot }) => {
    const known = remote.release.slots[slot] ?? [];
    const given = host.release.slots[slot];
    const where = `slot ${slot}`;
    if (!given) {
      return refusal(remote, RULE, {
        where,
        problem: `${labelOf(host)} does not have this slot, so what ${labelOf(remote)} fills it with would be gone`,
        wayOut: `keep the slot in the shell, or publish a ${remote.release.name} that does without it together with the shell`,
      });
    }
    const missing = known.filter((prop) => !given.includes(prop));
    if (missing.length === 0) return [];
    return refusal(remote, RULE, {
      where,
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
