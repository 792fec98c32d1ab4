import { ENTRY_NAME_MAX, JOB_SKILLS_MAX } from '@plumbline/shared-schema/limits';
import { optionLabel, SKILL_SUGGESTIONS } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicesField } from './ChoicesField';

type WithSkills = { skills: string[] };

const SUGGESTED: readonly string[] = SKILL_SUGGESTIONS;

/** Checkboxes for the suggested trades, and an input for others; unticking one of those removes it. */
export function SkillsField() {
  const { t } = useTranslation(['auth', 'schema']);
  const { setValue } = useFormContext<WithSkills>();
  const skills = useWatch<WithSkills, 'skills'>({ name: 'skills' });
  const [draft, setDraft] = useState('');
  const name = draft.trim();
  const own = skills.filter((skill) => !SUGGESTED.includes(skill));

  function add() {
    if (name === '' || skills.length >= JOB_SKILLS_MAX) return;
    const known = [...SUGGESTED, ...skills].find((skill) => skill.toLowerCase() === name.toLowerCase());
    setValue('skills', [...new Set([...skills, known ?? name])], { shouldDirty: true });
    setDraft('');
  }

  return (
    <Box>
      <ChoicesField
        name="skills"
        label={t('auth:fields.skills')}
        options={[...SUGGESTED, ...own].map((value) => ({
          value,
          label: t(optionLabel('skill', value), { defaultValue: value }),
        }))}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
        <TextInput
          size="small"
          label={t('auth:fields.otherSkill')}
          value={draft}
          slotProps={{ htmlInput: { maxLength: ENTRY_NAME_MAX } }}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the skill; it must not send the form around it.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outlined" disabled={name === ''} onClick={add}>
          {t('auth:fields.addSkill')}
        </Button>
      </Stack>
    </Box>
  );
}
