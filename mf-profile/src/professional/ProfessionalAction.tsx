import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { ChatIcon, SendIcon } from '@plumbline/shared-ui/icons';
import { lazily } from '@plumbline/shared-ui/lazy';

const InviteDialog = lazily(() => import('../invite-dialog/InviteDialog'), 'InviteDialog');

/** The next steps on a profile: edit one's own; write to anybody else, and ask a contractor to apply. */
export function ProfessionalAction({ person }: { person: PublicUser }) {
  const { t } = useTranslation('profile');
  const { user, isHirer, isContractor } = useSession();
  if (user && user._id === person._id) return <OwnLink />;
  const canHire = !isContractor && person.userType === 'contractor';
  return (
    <>
      <MessageLink id={person._id} isFirst={!canHire} />
      {canHire && isHirer && <InviteButton person={person} />}
      {canHire && !isHirer && (
        <ButtonLink to="/post-contract" variant="contained">
          {t('professional.post')}
        </ButtonLink>
      )}
    </>
  );
}

function OwnLink() {
  const { t } = useTranslation('profile');
  const mayEdit = useMay('profile');
  return (
    mayEdit && (
      <ButtonLink to="/profile?editing=1" variant="outlined">
        {t('professional.own')}
      </ButtonLink>
    )
  );
}

function MessageLink({ id, isFirst }: { id: string; isFirst: boolean }) {
  const { t } = useTranslation('profile');
  const mayWrite = useMay('write');
  return (
    mayWrite && (
      <ButtonLink
        to={`/messages/new/${id}`}
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<ChatIcon />}
      >
        {t('professional.message')}
      </ButtonLink>
    )
  );
}

function InviteButton({ person }: { person: Pick<PublicUser, '_id' | 'fullName'> }) {
  const { t } = useTranslation('profile');
  const dialog = useAddressDialog('invite');
  const mayInvite = useMay('hire');
  if (!mayInvite) return null;
  return (
    <>
      <Button variant="contained" startIcon={<SendIcon />} onClick={() => dialog.open()}>
        {t('invite.open')}
      </Button>
      {dialog.isOpen && <InviteDialog person={person} onClose={dialog.close} />}
    </>
  );
}
