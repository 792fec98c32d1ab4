import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { Page } from '@plumbline/shared-ui/Page';
import { InviteList } from './InviteList';
import { SentInvite } from './SentInvite';

/** The invitations a hirer has sent (`/contract-invites`). */
export function InvitesPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page title={t('titles.invites')} subtitle={t('invites.subtitle')}>
      <InviteList
        empty={
          <EmptyState
            icon={<GroupIcon />}
            title={t('invites.empty')}
            description={t('invites.emptyHint')}
            action={
              <ButtonLink to="/professionals" variant="contained">
                {t('invites.find')}
              </ButtonLink>
            }
          />
        }
      >
        {(invite) => <SentInvite invite={invite} />}
      </InviteList>
    </Page>
  );
}
