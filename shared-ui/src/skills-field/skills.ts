import { JOB_SKILLS_MAX } from '@plumbline/shared-schema/limits';

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

export function hasSkill(skills: readonly string[], name: string): boolean {
  return skills.some((skill) => same(skill, name));
}

/** Ignores a duplicate in any spelling, a blank one and one beyond the limit. */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const name = typed.trim().replace(/\s+/g, ' ');
  const isRefused = name === '' || hasSkill(skills, name) || skills.length >= JOB_SKILLS_MAX;
  return isRefused ? [...skills] : [...skills, name];
}

export function withoutSkill(skills: readonly string[], name: string): string[] {
  return skills.filter((skill) => !same(skill, name));
}
