import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button } from '@plumbline/shared-ui/actions';
import { SendIcon } from '@plumbline/shared-ui/icons';
import { useInviteDialog } from './use-invite-dialog';

// Fetched when somebody is about to invite.
const InviteDialog = lazy(() =>
  import('./InviteDialog').then((module) => ({ default: module.InviteDialog })),
);

/** A hirer's way to ask a contractor to apply. */
export function InviteButton({ person }: { person: Pick<PublicUser, '_id' | 'fullName'> }) {
  const { t } = useTranslation('profile');
  const dialog = useInviteDialog();
  return (
    <>
      <Button variant="contained" startIcon={<SendIcon />} onClick={dialog.open}>
        {t('invite.open')}
      </Button>
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <InviteDialog person={person} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
