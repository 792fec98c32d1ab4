import { useListAllSkillsQuery } from '@plumbline/shared-api/jobs';
import { SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { hasSkill } from './skills';

type SkillCatalogueProps = { id: string; chosen: readonly string[] };

/** What other people call their skills, for an input's `list`. Typing works without, so a failure is not shown. */
export function SkillCatalogue({ id, chosen }: SkillCatalogueProps) {
  const { data: catalogue = [] } = useListAllSkillsQuery();
  const taken = [...SKILL_SUGGESTIONS, ...chosen];

  return (
    <datalist id={id}>
      {catalogue
        .filter(({ name }) => !hasSkill(taken, name))
        .map(({ _id, name }) => (
          <option key={_id} value={name} />
        ))}
    </datalist>
  );
}
