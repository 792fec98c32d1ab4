import { useTranslation } from 'react-i18next';
import { SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { AddIcon, CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { hasSkill, withoutSkill, withSkill } from './skills';

type SkillChipsProps = { skills: readonly string[]; onChange: (skills: string[]) => void; isFull: boolean };

const touchable = { '@media (pointer: coarse)': { height: 44 } } as const;

/** The catalogue to choose from, and the skills typed beyond it, each to be taken out again. */
export function SkillChips({ skills, onChange, isFull }: SkillChipsProps) {
  const { t } = useTranslation('jobs');
  const own = skills.filter((skill) => !hasSkill(SKILL_SUGGESTIONS, skill));

  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {SKILL_SUGGESTIONS.map((skill) => {
        const isChosen = hasSkill(skills, skill);
        return (
          <li key={skill}>
            <Chip
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              icon={isChosen ? <CheckCircleIcon /> : <AddIcon />}
              label={t(`schema:options.skill.${skill}`)}
              onClick={() => {
                onChange(isChosen ? withoutSkill(skills, skill) : withSkill(skills, skill));
              }}
              sx={touchable}
            />
          </li>
        );
      })}
      {own.map((skill) => (
        <li key={skill}>
          <Chip
            component="button"
            type="button"
            clickable
            color="primary"
            icon={<CloseIcon />}
            label={skill}
            aria-label={t('post.removeSkill', { name: skill })}
            onClick={() => {
              onChange(withoutSkill(skills, skill));
            }}
            sx={{ ...touchable, maxWidth: '100%' }}
          />
        </li>
      ))}
    </Stack>
  );
}
