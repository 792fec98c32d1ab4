import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompareProfessionalsQuery } from '@plumbline/shared-api/professionals';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { ChatIcon, SendIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { lastSearchWith } from '../professionals/last-search';
import { SaveProfessional } from '../professionals/SaveProfessional';
import { useFirstStep } from './use-first-step';

const InviteDialog = lazily(() => import('../invite-dialog/InviteDialog'), 'InviteDialog');

/** On a phone each as wide as the page. */
const LOOK = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
} as const;

type ProfessionalActionProps = { person: PublicUser; ref: RefObject<HTMLDivElement | null> };

/** The next steps on a profile: edit one's own; write to anybody else, and ask a contractor to apply, or keep them. */
export function ProfessionalAction({ person, ref }: ProfessionalActionProps) {
  const { t } = useTranslation('profile');
  const { user, isContractor } = useSession();
  const first = useFirstStep(person);
  const isOwn = user?._id === person._id;
  const canHire = !isContractor && person.userType === 'contractor';
  return (
    <Box ref={ref} sx={LOOK}>
      {isOwn ? <OwnLink /> : <MessageLink id={person._id} isFirst={first === 'message'} />}
      {first === 'invite' && <InviteButton person={person} />}
      {first === 'post' && (
        <ButtonLink to="/post-contract" variant="contained">
          {t('professional.post')}
        </ButtonLink>
      )}
      {canHire && <Keeping person={person} />}
    </Box>
  );
}

/** As on the cards of the search: to compare, and for hirers to save. */
function Keeping({ person }: { person: PublicUser }) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const { _id: id } = person;
  const { currentData } = useCompareProfessionalsQuery([id], { skip: !isHirer });
  const name = displayName(person);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ButtonLink
        to={lastSearchWith(id)}
        variant="outlined"
        aria-label={t('compare.pick', { name })}
        sx={{ flex: 1 }}
      >
        {t('compare.compare')}
      </ButtonLink>
      {isHirer && <SaveProfessional id={id} name={name} isSaved={currentData?.[0]?.isSaved} />}
    </Box>
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
  return (
    <>
      <Button variant="contained" startIcon={<SendIcon />} onClick={() => dialog.open()}>
        {t('invite.open')}
      </Button>
      {dialog.isOpen && <InviteDialog person={person} onClose={dialog.close} />}
    </>
  );
}
