import { useAddSkillMutation, type EntryToSave } from '@plumbline/shared-api/profile-entries';
import { OPTION_LISTS } from '@plumbline/shared-schema/options';
import type { SaveSkill } from '@plumbline/shared-schema/profile-entries';
import { useLabels } from '@plumbline/shared-ui/labels';

/** "Plomberie" is the catalogue's "plumbing". */
export function useAddSkill() {
  const [add] = useAddSkillMutation();
  const { option } = useLabels();
  return ({ input }: EntryToSave<SaveSkill>) => {
    const wanted = input.name.trim().toLocaleLowerCase();
    const known = OPTION_LISTS.skill.find((skill) => option('skill', skill).toLocaleLowerCase() === wanted);
    return add({ input: { name: known ?? input.name } });
  };
}
