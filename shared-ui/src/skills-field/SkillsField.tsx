import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ENTRY_NAME_MAX, JOB_SKILLS_MAX } from '@plumbline/shared-schema/limits';
import { OPTION_LISTS, SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { pressedKey } from '@plumbline/shared-ui/action';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SkillChips } from './SkillChips';
import { hasSkill, withSkill } from './skills';

export { withSkill } from './skills';

export type SkillsFieldProps = {
  label: string;
  skills: readonly string[];
  onChange: (skills: string[]) => void;
  /** Text in the input that is not added yet; the form decides what to do with it on submission. */
  typed: string;
  onType: (text: string) => void;
  /** Suggestions. */
  catalogue?: readonly string[];
  error?: string | undefined;
  helperText?: string;
  /** Replaces the helper text when the limit is reached. */
  fullText?: string;
  /** Of the input, which the error summary links to. */
  id?: string;
};

export function SkillsField(props: SkillsFieldProps) {
  const { label, skills, onChange, typed, onType, catalogue = [], error, id } = props;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const listId = `${ownId}-list`;
  const isFull = skills.length >= JOB_SKILLS_MAX;
  const isBlank = typed.trim() === '';
  const helperText = isFull ? (props.fullText ?? t('skills.full')) : (props.helperText ?? t('skills.hint'));

  function add() {
    // "Plomberie" is the catalogue's "plumbing".
    const wanted = typed.trim().toLocaleLowerCase();
    const known = OPTION_LISTS.skill.find(
      (skill) => t(`options:skill.${skill}`).toLocaleLowerCase() === wanted,
    );
    onChange(withSkill(skills, known ?? typed));
    onType('');
  }

  return (
    <Stack role="group" aria-labelledby={ownId} spacing={1.5}>
      <Typography id={ownId} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <SkillChips skills={skills} onChange={onChange} isFull={isFull} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextInput
          {...(id !== undefined && { id })}
          size="small"
          label={t('skills.other')}
          value={typed}
          error={error !== undefined}
          helperText={error ?? helperText}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter' || isBlank) return;
            // Enter adds the skill and must not submit the form.
            event.preventDefault();
            add();
          }}
          slotProps={{
            htmlInput: { maxLength: ENTRY_NAME_MAX, autoComplete: 'off', enterKeyHint: 'done', list: listId },
          }}
        />
        <datalist id={listId}>
          {catalogue
            .filter((name) => !hasSkill([...SKILL_SUGGESTIONS, ...skills], name))
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <Button variant="outlined" disabled={isFull || isBlank} onClick={add} sx={{ flexShrink: 0 }}>
          {t('skills.add')}
        </Button>
      </Stack>
    </Stack>
  );
}
