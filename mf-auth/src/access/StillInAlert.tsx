import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useTranslation } from 'react-i18next';
import { useAccess } from './use-access';

/** After a new password, which ends other devices: what it did not end. */
export function StillInAlert() {
  const { t } = useTranslation('auth');
  const access = useAccess();
  if (access === undefined) return null;
  const { passkeys, google, members, invitations } = access;
  if (passkeys + members.length + invitations.length === 0 && google === 'none') return null;
  return (
    <Alert
      severity="warning"
      role="none"
      action={
        <ButtonLink color="inherit" to="/setting?tab=devices">
          {t('access.look')}
        </ButtonLink>
      }
    >
      {t('access.stillIn')}
    </Alert>
  );
}
