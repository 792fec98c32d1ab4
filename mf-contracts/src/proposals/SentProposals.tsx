import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { Application } from '@plumbline/shared-schema/applications';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useAddressDialog } from '../address-dialog/use-address-dialog';
import { NothingFound } from './NothingFound';
import { ProposalRow } from './ProposalRow';
import { SEARCH_ID } from './ProposalSearch';
import { RowList } from './RowList';
import { hasWords } from '../search/has-words';
import { useJobWords } from './use-job-words';
import { useNamedError } from './use-named-error';

// Fetched when somebody opens a proposal.
const ProposalDialog = lazy(() =>
  import('./ProposalDialog').then((module) => ({ default: module.ProposalDialog })),
);

/** The row that had the focus is gone with a withdrawn proposal: the search takes it. */
function useKeptFocus(count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    const hasLost = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (hasLost && document.activeElement === document.body) document.getElementById(SEARCH_ID)?.focus();
  }, [count]);
}

type SentProposalsProps = { q: string; onClear: () => void };

/** Tab 'Sent Proposals': the contractor's own applications. */
export function SentProposals({ q, onClear }: SentProposalsProps) {
  const { t } = useTranslation('contracts');
  const query = useNamedError(useListMyApplicationsQuery(), t('schema:failures.ownApplications'));
  const dialog = useAddressDialog('proposal');
  const wordsOf = useJobWords();
  useKeptFocus(query.data?.length);

  function textsOf({ jobId: job }: Application): string[] {
    const { type, duration, category, experience, skills } = wordsOf(job);
    return [job.title, job.jobType, type, duration, category, experience, ...skills];
  }
  const matching = (rows: Application[]) => rows.filter((row) => hasWords(textsOf(row), q));

  return (
    <QueryBoundary
      query={query}
      isEmpty={(rows) => matching(rows).length === 0}
      empty={
        <NothingFound
          title={t('proposals.noProposals')}
          hint={t('proposals.noProposalsHint')}
          isSearching={q !== ''}
          onClear={onClear}
        />
      }
    >
      {(rows) => (
        <>
          <RowList label={t('proposals.tabs.sent')} rows={matching(rows)}>
            {(application) => (
              <ProposalRow
                application={application}
                onOpen={() => {
                  dialog.open(application._id);
                }}
              />
            )}
          </RowList>
          {dialog.id !== null && (
            <Suspense fallback={null}>
              <ProposalDialog
                application={rows.find(({ _id }) => _id === dialog.id)}
                onClose={dialog.close}
              />
            </Suspense>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
