import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSavedJobsQuery } from '@plumbline/shared-api/saved-jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { RemovedJob } from './RemovedJob';
import { SavedJobCard } from './SavedJobCard';
import { useRemovedJobs } from './use-removed-jobs';

const NONE: readonly never[] = [];

/** Unsaving is optimistic and can be undone. */
export function SavedJobsPage() {
  const { t } = useTranslation('jobs');
  const savedJobs = useListSavedJobsQuery();
  const { rows, remove, undo } = useRemovedJobs(savedJobs.data ?? NONE);
  const list = useRef<HTMLDivElement>(null);

  return (
    <Page title={t('saved.title')} subtitle={t('saved.subtitle')}>
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        <QueryBoundary
          query={savedJobs}
          errorMessage={t('schema:failures.savedJobs')}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={t('saved.empty')}
              description={t('saved.emptyHint')}
              action={
                <ButtonLink to="/jobs" variant="contained">
                  {t('saved.toSearch')}
                </ButtonLink>
              }
            />
          }
        >
          {() => (
            <CardList rows={rows} keyOf={({ saved }) => saved.jobId._id}>
              {({ saved, isRemoved }) =>
                isRemoved ? (
                  <RemovedJob
                    job={saved.jobId}
                    onUndo={() => {
                      // The button goes with its row; the list keeps the focus.
                      list.current?.focus({ preventScroll: true });
                      return undo(saved);
                    }}
                  />
                ) : (
                  <SavedJobCard job={saved.jobId} onUnsave={() => void remove(saved)} />
                )
              }
            </CardList>
          )}
        </QueryBoundary>
      </Box>
    </Page>
  );
}
