import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';

/** Buttons: to write to somebody, and, for hirers, to ask them to apply (`?invite=<id>`, see `InvitePicked`). */
export function NextSteps({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('profile');
  const { user, isHirer } = useSession();
  const mayWrite = useMay('write');
  const mayHire = useMay('hire');
  const dialog = useAddressDialog('invite');
  if (user?._id === id) return null;
  return (
    <>
      {mayWrite && (
        <ButtonLink
          to={`/messages/new/${id}`}
          size="small"
          variant="outlined"
          aria-label={t('compare.messageTo', { name })}
        >
          {t('professional.message')}
        </ButtonLink>
      )}
      {isHirer && mayHire && (
        <Button
          size="small"
          variant="contained"
          aria-label={t('compare.inviteOf', { name })}
          aria-haspopup="dialog"
          onClick={() => dialog.open(id)}
        >
          {t('invite.open')}
        </Button>
      )}
    </>
  );
}
