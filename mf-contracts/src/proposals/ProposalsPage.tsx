import { useTranslation } from 'react-i18next';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { SearchField } from '@plumbline/shared-ui/fields';
import { MailIcon } from '@plumbline/shared-ui/more-icons';
import { Page } from '@plumbline/shared-ui/Page';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { ReceivedOffers } from './ReceivedOffers';
import { SentProposals } from './SentProposals';

const TABS = ['received', 'sent'] as const;

export function ProposalsPage() {
  const { t } = useTranslation('contracts');
  const { tab, text, q, search, set } = useListView({ tab: TABS });
  const clear = () => search('');

  return (
    <Page title={t('titles.proposals')} subtitle={t('proposals.subtitle')} actions={<InvitesLink />}>
      <SearchField
        label={t('proposals.search')}
        placeholder={t('proposals.searchHint')}
        text={text}
        onChange={search}
        sx={{ maxWidth: { sm: 440 }, mb: 3 }}
      />
      <TabSet
        label={t('titles.proposals')}
        tabs={TABS.map((value) => ({ value, label: t(`proposals.tabs.${value}`) }))}
        value={tab}
        onChange={(next) => set({ tab: next })}
      >
        {tab === 'received' ? (
          <ReceivedOffers q={q} onClear={clear} />
        ) : (
          <SentProposals q={q} onClear={clear} />
        )}
      </TabSet>
    </Page>
  );
}

/** With the number of invitations that await an answer. */
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
