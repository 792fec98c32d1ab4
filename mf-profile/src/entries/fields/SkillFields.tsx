import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAllSkillsQuery } from '@plumbline/shared-api/jobs';
import { ENTRY_NAME_MAX } from '@plumbline/shared-schema/limits';
import { FormField } from '@plumbline/shared-ui/Form';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useLabels } from '@plumbline/shared-ui/labels';
import type { FieldsProps } from '../entry-forms';

/** A skill, chosen from those that others have or typed. */
export function SkillFields({ entries }: FieldsProps<'skills'>) {
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  const listId = useId();
  const all = useListAllSkillsQuery().data ?? [];
  const own = new Set(entries.map(({ name }) => name.toLocaleLowerCase()));
  return (
    <FormField name="name" label={t('skills.name')}>
      {({ id, name, value, onChange, onBlur, ref, error }) => (
        <>
          <TextInput
            {...{ id, name, value, onBlur }}
            inputRef={ref}
            label={t('skills.name')}
            helperText={error || t('skills.hint')}
            error={error !== undefined}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            slotProps={{
              htmlInput: {
                list: listId,
                maxLength: ENTRY_NAME_MAX,
                enterKeyHint: 'done',
                'aria-required': true,
              },
            }}
          />
          <datalist id={listId}>
            {all
              .filter((skill) => !own.has(skill.name.toLocaleLowerCase()))
              .map((skill) => (
                <option key={skill._id} value={option('skill', skill.name)} />
              ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
