import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { Application } from '@plumbline/shared-schema/applications';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { CardList } from '@plumbline/shared-ui/layout';
import { focusSearchField, hasWords } from '@plumbline/shared-ui/fields';
import { useLabels } from '@plumbline/shared-ui/labels';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { jobTexts } from './job-texts';
import { NoProposals } from './NoProposals';
import { ProposalRow } from './ProposalRow';
import { useNamedError } from './use-named-error';

const ProposalDialog = lazily(() => import('./ProposalDialog'), 'ProposalDialog');

type SentProposalsProps = { q: string; onClear: () => void };

/** Tab 'Sent Proposals': the contractor's own applications. */
export function SentProposals({ q, onClear }: SentProposalsProps) {
  const { t } = useTranslation('contracts');
  const query = useNamedError(useListMyApplicationsQuery(), t('schema:failures.ownApplications'));
  const dialog = useAddressDialog('proposal');
  const labels = useLabels();
  // The row that had the focus is gone with a withdrawn proposal.
  useKeptFocus(query.data?.length, focusSearchField);

  const matching = (rows: Application[]) => rows.filter(({ jobId }) => hasWords(jobTexts(jobId, labels), q));

  return (
    <QueryBoundary
      query={query}
      isEmpty={(rows) => matching(rows).length === 0}
      empty={
        <NoProposals
          title={t('proposals.noProposals')}
          hint={t('proposals.noProposalsHint')}
          isSearch={q !== ''}
          onClear={onClear}
        />
      }
    >
      {(rows) => (
        <>
          <CardList label={t('proposals.tabs.sent')} rows={matching(rows)}>
            {(application) => <ProposalRow application={application} dialog={dialog} />}
          </CardList>
          {dialog.isOpen && (
            <ProposalDialog
              application={rows.find(({ _id }) => _id === dialog.value)}
              onClose={dialog.close}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
