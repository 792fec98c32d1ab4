import { TextField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type EmailFieldProps = {
  /** `username` where a password manager fills in an account, with `webauthn` where it offers passkeys as well. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
};

export function EmailField({ autoComplete = 'email' }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      name="email"
      label={t('fields.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
    />
  );
}
