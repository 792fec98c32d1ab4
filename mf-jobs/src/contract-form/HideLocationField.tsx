import { useTranslation } from 'react-i18next';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import type { ContractValues } from './contract-schema';

/** Shows others the place to about 1 km until somebody is hired. */
export function HideLocationField() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<ContractValues> name="hideExactLocation" label={t('post.hide')}>
      {(field) => (
        <Box>
          <FormControlLabel
            label={t('post.hide')}
            control={
              <Switch
                id={field.id}
                checked={Boolean(field.value)}
                onChange={(_event, isOn) => {
                  field.onChange(isOn);
                }}
                slotProps={{ input: { 'aria-describedby': `${field.id}-text` } }}
              />
            }
          />
          <FormHelperText id={`${field.id}-text`} sx={{ mt: 0 }}>
            {field.error ?? t('post.hideHint')}
          </FormHelperText>
        </Box>
      )}
    </FormField>
  );
}
