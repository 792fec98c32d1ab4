import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';

type NextStepProps = { id: string; name: string };

const ICON = { minWidth: 44, minHeight: 44, p: 0, m: -1 } as const;

/** Buttons: to write to somebody, and, for hirers, to ask them to apply. */
export function NextSteps({ id, name }: NextStepProps) {
  return (
    <>
      <MessageLink id={id} name={name} />
      <InviteButton id={id} name={name} />
    </>
  );
}

/** `isIcon`: where there is no room for the word. */
export function MessageLink({ id, name, isIcon = false }: NextStepProps & { isIcon?: boolean }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const mayWrite = useMay('write');
  if (!mayWrite || user?._id === id) return null;
  return (
    <ButtonLink
      to={`/messages/new/${id}`}
      size="small"
      aria-label={t('compare.messageTo', { name })}
      {...(isIcon && { sx: ICON, title: t('compare.messageTo', { name }) })}
    >
      {isIcon ? <ChatIcon /> : t('professional.message')}
    </ButtonLink>
  );
}

/** Opens the dialog of `InvitePicked` by the address: `?invite=<id>`. */
export function InviteButton({ id, name }: NextStepProps) {
  const { t } = useTranslation('profile');
  const { user, isHirer } = useSession();
  const mayHire = useMay('hire');
  const dialog = useAddressDialog('invite');
  if (!isHirer || !mayHire || user?._id === id) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('compare.inviteOf', { name })}
      aria-haspopup="dialog"
      onClick={() => dialog.open(id)}
    >
      {t('invite.open')}
    </Button>
  );
}
