import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { safeReturnTo } from '../sign-in/return-to';

/** Nothing left to confirm: back to where the person came from. */
export function EmailConfirmed({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  return (
    <AuthFrame hasBar={false} title={t('verify.confirmed')} subtitle={t('verify.confirmedText', { email })}>
      <ButtonLink size="large" variant="contained" to={safeReturnTo(params.get('returnTo'))} replace>
        {t('verify.goOn')}
      </ButtonLink>
    </AuthFrame>
  );
}
