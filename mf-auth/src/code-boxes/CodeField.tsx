import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { CodeBoxes } from './CodeBoxes';

/** The six-digit code of a mail, as one field of a form. */
export function CodeField({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const label = t('code.label');
  return (
    <FormField name={name} label={label}>
      {({ id, value, onChange, onBlur, error }) => (
        <Box>
          <Typography id={`${id}-label`} component="div" sx={{ mb: 1, fontWeight: 600 }}>
            {label}
          </Typography>
          <CodeBoxes
            id={id}
            labelId={`${id}-label`}
            describedBy={error && `${id}-error`}
            value={value as string}
            onChange={onChange}
            onBlur={onBlur}
            isWrong={error !== undefined}
          />
          {error && (
            <FormHelperText id={`${id}-error`} error sx={{ mx: 0 }}>
              {error}
            </FormHelperText>
          )}
        </Box>
      )}
    </FormField>
  );
}
