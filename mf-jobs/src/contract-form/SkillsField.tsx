import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ENTRY_NAME_MAX, JOB_SKILLS_MAX } from '@plumbline/shared-schema/limits';
import { SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { TextField } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import type { FieldState } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { ContractValues } from './contract-schema';
import { SkillChips } from './SkillChips';
import { SkillCatalogue } from './SkillCatalogue';
import { withSkill } from './skills';

/** Skills of the catalogue or typed ones (SPEC §5). What is still in the input when the form is sent counts too. */
export function SkillsField() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<ContractValues> name="skillsRequired" label={t('post.skills')}>
      {(skills) => (
        <FormField<ContractValues> name="typedSkill" label={t('post.typedSkill')}>
          {(typed) => <SkillsInput skills={skills} typed={typed} />}
        </FormField>
      )}
    </FormField>
  );
}

function SkillsInput({ skills, typed }: { skills: FieldState; typed: FieldState }) {
  const { t } = useTranslation('jobs');
  const labelId = useId();
  const listId = useId();
  const chosen = skills.value as string[];
  const text = typed.value as string;
  const isFull = chosen.length >= JOB_SKILLS_MAX;

  function add() {
    // "Plomberie" is the catalogue's "plumbing".
    const known = SKILL_SUGGESTIONS.find(
      (skill) => t(`schema:options.skill.${skill}`).toLocaleLowerCase() === text.trim().toLocaleLowerCase(),
    );
    skills.onChange(withSkill(chosen, known ?? text));
    typed.onChange('');
  }

  return (
    <Stack role="group" aria-labelledby={labelId} spacing={1.5}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600 }}>
        {t('post.skills')}
      </Typography>
      <SkillChips skills={chosen} onChange={skills.onChange} isFull={isFull} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          id={typed.id}
          size="small"
          label={t('post.typedSkill')}
          value={text}
          error={(typed.error ?? skills.error) !== undefined}
          helperText={typed.error ?? skills.error ?? t(isFull ? 'post.skillsFull' : 'post.skillsHint')}
          onChange={({ target }) => {
            typed.onChange(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return;
            event.preventDefault();
            add();
          }}
          slotProps={{
            htmlInput: {
              maxLength: ENTRY_NAME_MAX,
              autoComplete: 'off',
              enterKeyHint: 'done',
              list: listId,
            },
          }}
        />
        <SkillCatalogue id={listId} chosen={chosen} />
        <Button
          variant="outlined"
          disabled={isFull || text.trim() === ''}
          onClick={add}
          sx={{ flexShrink: 0 }}
        >
          {t('post.addSkill')}
        </Button>
      </Stack>
    </Stack>
  );
}
