import { useTranslation } from 'react-i18next';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { MailIcon } from '@plumbline/shared-ui/more-icons';
import { Page } from '@plumbline/shared-ui/Page';
import { InviteList } from '../invites/InviteList';
import { ReceivedInvite } from '../invites/ReceivedInvite';

/** The invitations a contractor has received (`/contract-invites`). */
export function ReceivedInvitesPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page
      title={t('titles.receivedInvites')}
      subtitle={t('invites.receivedSubtitle')}
      back={<BackLink to="/proposals">{t('titles.proposals')}</BackLink>}
    >
      <InviteList
        empty={
          <EmptyState
            icon={<MailIcon />}
            title={t('invites.receivedEmpty')}
            description={t('invites.receivedEmptyHint')}
            action={
              <ButtonLink to="/profile" variant="contained">
                {t('invites.profile')}
              </ButtonLink>
            }
          />
        }
      >
        {(invite) => <ReceivedInvite invite={invite} />}
      </InviteList>
    </Page>
  );
}
