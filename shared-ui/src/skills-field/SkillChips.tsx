import { SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { ChipList } from '@plumbline/shared-ui/layout';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { hasSkill, withoutSkill, withSkill } from './skills';

type SkillChipsProps = { skills: readonly string[]; onChange: (skills: string[]) => void; isFull: boolean };

const TOUCHABLE = { '@media (pointer: coarse)': { height: 44 } } as const;

/** The catalogue to choose from, and the typed skills, which can be removed. */
export function SkillChips({ skills, onChange, isFull }: SkillChipsProps) {
  const { t } = useTranslation('ui');
  const { option } = useLabels();
  const own = skills.filter((skill) => !hasSkill(SKILL_SUGGESTIONS, skill));

  function chipOf(skill: string) {
    const isOwn = own.includes(skill);
    const label = option('skill', skill);
    const isChosen = hasSkill(skills, skill);
    const icon = isChosen ? <CheckCircleIcon /> : <AddIcon />;
    return (
      <Chip
        component="button"
        type="button"
        clickable
        aria-pressed={isOwn ? undefined : isChosen}
        disabled={isFull && !isChosen}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        icon={isOwn ? <CloseIcon /> : icon}
        label={label}
        aria-label={isOwn ? t('skills.remove', { name: label }) : undefined}
        onClick={() => onChange(isChosen ? withoutSkill(skills, skill) : withSkill(skills, skill))}
        sx={{ ...TOUCHABLE, maxWidth: '100%' }}
      />
    );
  }

  return (
    <ChipList rows={[...SKILL_SUGGESTIONS, ...own]} keyOf={(skill) => skill}>
      {chipOf}
    </ChipList>
  );
}
