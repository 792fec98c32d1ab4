import { useTranslation } from 'react-i18next';
import { LANGUAGE_CHOICES, PROFICIENCIES } from '@plumbline/shared-schema/options';
import { SelectField } from '@plumbline/shared-ui/Form';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box } from '@plumbline/shared-ui/layout';

export function LanguageFields() {
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <SelectField
        name="name"
        label={t('languages.name')}
        options={LANGUAGE_CHOICES.map((value) => ({ value, label: option('language', value) }))}
      />
      <SelectField
        name="proficiency"
        label={t('languages.proficiency')}
        options={PROFICIENCIES.map((value) => ({ value, label: option('proficiency', value) }))}
      />
    </Box>
  );
}
