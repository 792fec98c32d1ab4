import { useSession } from '@plumbline/shared-api/session';
import { PasswordField } from '@plumbline/shared-ui/Form';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The password of the account, in a dialog. */
export function OwnerFields({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
      {/* Whoever signed up with Google has none. */}
      <Link to="/setting?tab=password" variant="body2" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        {t('twoStep.noPassword')}
      </Link>
    </>
  );
}
