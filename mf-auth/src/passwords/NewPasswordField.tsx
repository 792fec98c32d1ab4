import { isCommonPassword } from '@plumbline/shared-schema/common-passwords';
import { Alert } from '@plumbline/shared-ui/feedback';
import { PasswordField, useWatch } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

type NewPasswordFieldProps = { name: string; label: string; helperText?: string };

/** Warns about a common password; refusing it is up to the server. */
export function NewPasswordField({ name, label, helperText }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const password: unknown = useWatch({ name });
  const isCommon = typeof password === 'string' && isCommonPassword(password);
  return (
    <Box>
      <PasswordField name={name} label={label} helperText={helperText} autoComplete="new-password" />
      <Box role="status">
        {isCommon && (
          <Alert severity="warning" role="none" sx={{ mt: 1 }}>
            {t('passwords.common')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
