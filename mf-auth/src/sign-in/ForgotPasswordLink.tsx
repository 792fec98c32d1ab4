import { useWatch } from '@plumbline/shared-ui/Form';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Takes the address typed so far along. */
export function ForgotPasswordLink() {
  const { t } = useTranslation('auth');
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' });
  return (
    <Link to="/forgot-password" state={{ email }} sx={{ py: 1 }}>
      {t('signIn.forgot')}
    </Link>
  );
}
