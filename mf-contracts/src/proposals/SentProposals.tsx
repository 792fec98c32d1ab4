import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { Application } from '@plumbline/shared-schema/applications';
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

/** The row that had the focus is gone with a withdrawn proposal: the search takes it. */
function useKeptFocus(count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    const hasLost = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (hasLost && document.activeElement === document.body) focusSearchField();
  }, [count]);
}

type SentProposalsProps = { q: string; onClear: () => void };

/** Tab 'Sent Proposals': the contractor's own applications. */
export function SentProposals({ q, onClear }: SentProposalsProps) {
  const { t } = useTranslation('contracts');
  const query = useNamedError(useListMyApplicationsQuery(), t('schema:failures.ownApplications'));
  const dialog = useAddressDialog('proposal');
  const labels = useLabels();
  useKeptFocus(query.data?.length);

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
            {(application) => (
              <ProposalRow application={application} onOpen={() => dialog.open(application._id)} />
            )}
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
