import { useTranslation } from 'react-i18next';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { MailIcon } from '@plumbline/shared-ui/icons';
import { Page } from '@plumbline/shared-ui/Page';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { ProposalSearch } from './ProposalSearch';
import { ReceivedOffers } from './ReceivedOffers';
import { SentProposals } from './SentProposals';
import { PROPOSAL_TABS, useProposalsView } from './use-proposals-view';

/** A contractor's offers and applications (SPEC §2 "Proposals and Offers"). */
export function ProposalsPage() {
  const { t } = useTranslation('contracts');
  const view = useProposalsView();
  const clear = () => {
    view.search('');
  };

  return (
    <Page title={t('proposals.title')} subtitle={t('proposals.subtitle')} actions={<InvitesLink />}>
      <ProposalSearch text={view.text} onChange={view.search} />
      <TabSet
        label={t('proposals.title')}
        tabs={PROPOSAL_TABS.map((tab) => ({ value: tab, label: t(`proposals.tabs.${tab}`) }))}
        value={view.tab}
        onChange={view.show}
      >
        {view.tab === 'received' ? (
          <ReceivedOffers q={view.q} onClear={clear} />
        ) : (
          <SentProposals q={view.q} onClear={clear} />
        )}
      </TabSet>
    </Page>
  );
}

/** The way to the invitations, with how many wait for an answer. */
function InvitesLink() {
  const { t } = useTranslation('contracts');
  const { data: waiting = [] } = useListInvitesQuery({ status: 'pending' });
  return (
    <ButtonLink to="/contract-invites" variant="outlined" startIcon={<MailIcon />}>
      {waiting.length === 0
        ? t('proposals.invites')
        : t('proposals.invitesWaiting', { count: waiting.length })}
    </ButtonLink>
  );
}
