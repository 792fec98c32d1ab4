import type { Release } from '@plumbline/shared-schema/platform';
import type { BuiltRelease } from '../read-release';
import type { Refusal } from '../refusal';
import { askContainer } from './ask-container';
import type { ContainerAnswer } from './ask-container';

type Finding = Pick<Refusal, 'problem' | 'wayOut'>;

/**
 * The browser goes by what the container asks for, the gate by `needs`: both have to be the same. The container is
 * evaluated, so it does not matter what its text says. One of which a need cannot be learned is refused too: else a
 * bundler that writes containers in another way would turn the rule off.
 */
export async function checkContainer({ release, files }: BuiltRelease): Promise<Refusal[]> {
  const { name, kind, entry, exposes, version } = release;
  if (kind === 'host') return [];
  const source = files.get(entry)?.toString('utf8') ?? '';
  const answer = await askContainer({ source, exposes: Object.keys(exposes).sort() });
  const findings = [...unevaluated(release, answer), ...askedOtherwise(release, answer)];
  return [...findings, ...notAsked(release, answer)].map((finding) => ({
    rule: 'verify',
    package: name,
    version,
    where: entry,
    ...finding,
  }));
}

function unevaluated({ name }: Release, { problem }: ContainerAnswer): Finding[] {
  if (problem === undefined) return [];
  return [
    {
      problem: `the container of ${name} cannot be evaluated: ${problem}`,
      wayOut: `build ${name} with the platform's builder, and let the container do nothing but hand out modules`,
    },
  ];
}

function askedOtherwise({ name, needs }: Release, { asks }: ContainerAnswer): Finding[] {
  const problems = asks.flatMap(([key, range]) => {
    const declared = Object.hasOwn(needs, key) ? needs[key] : undefined;
    if (declared === range) return [];
    const said = declared === undefined ? 'does not name it' : `says ${declared}`;
    return `the container of ${name} asks for ${key} ${range}, release.json ${said}`;
  });
  return [...new Set(problems)].map((problem) => ({
    problem,
    wayOut: `build ${name} again and do not change its dist afterwards`,
  }));
}

function notAsked({ name, needs }: Release, { asks, problem }: ContainerAnswer): Finding[] {
  const asked = new Set(asks.map(([key]) => key));
  if (problem !== undefined) return [];
  return Object.keys(needs)
    .filter((key) => !asked.has(key))
    .map((key) => ({
      problem: `release.json needs ${key}, and the container of ${name} does not ask for it when it is evaluated`,
      wayOut: `build ${name} with the platform's builder`,
    }));
}
