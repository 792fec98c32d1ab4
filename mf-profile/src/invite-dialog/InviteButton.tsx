import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { SendIcon } from '@plumbline/shared-ui/icons';
import { lazily } from '@plumbline/shared-ui/lazy';

const InviteDialog = lazily(() => import('./InviteDialog'), 'InviteDialog');

/** A hirer's way to ask a contractor to apply. */
export function InviteButton({ person }: { person: Pick<PublicUser, '_id' | 'fullName'> }) {
  const { t } = useTranslation('profile');
  const dialog = useAddressDialog('invite');
  return (
    <>
      <Button variant="contained" startIcon={<SendIcon />} onClick={() => dialog.open()}>
        {t('invite.open')}
      </Button>
      {dialog.isOpen && <InviteDialog person={person} onClose={dialog.close} />}
    </>
  );
}
