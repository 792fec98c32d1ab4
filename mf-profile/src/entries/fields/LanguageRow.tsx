import { useTranslation } from 'react-i18next';
import { PROFICIENCIES } from '@plumbline/shared-schema/options';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';
import type { RowProps } from '../entry-forms';

/** A language, whose level is changed at once. */
export function LanguageRow({ entry, onChange }: RowProps<'languages'>) {
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  const name = option('language', entry.name);
  return (
    <>
      <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <TextInput
        select
        size="small"
        fullWidth={false}
        value={entry.proficiency}
        onChange={({ target }) => {
          const proficiency = PROFICIENCIES.find((level) => level === target.value);
          if (proficiency) onChange({ name: entry.name, proficiency });
        }}
        slotProps={{ htmlInput: { 'aria-label': t('languages.levelOf', { name }) } }}
      >
        {PROFICIENCIES.map((level) => (
          <option key={level} value={level}>
            {option('proficiency', level)}
          </option>
        ))}
      </TextInput>
    </>
  );
}
