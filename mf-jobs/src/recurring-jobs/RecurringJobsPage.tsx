import { useTranslation } from 'react-i18next';
import { useListRecurringJobsQuery } from '@plumbline/shared-api/recurring-jobs';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { RecurringCard } from './RecurringCard';
import { useRecurringDialog } from './use-recurring-dialog';

const RecurringDialogs = lazily(() => import('./RecurringDialogs'), 'RecurringDialogs');

/** Own jobs that post themselves again. */
export function RecurringJobsPage() {
  const { t } = useTranslation('jobs');
  const recurring = useListRecurringJobsQuery();
  const dialog = useRecurringDialog();

  return (
    <Page
      title={t('titles.recurring')}
      subtitle={t('recurring.lead')}
      back={<BackLink to="/posted-jobs">{t('titles.posted')}</BackLink>}
    >
      <QueryBoundary
        query={recurring}
        loadingLabel={t('recurring.loading')}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title={t('recurring.empty')}
            description={t('recurring.emptyHint')}
            action={
              <ButtonLink to="/posted-jobs" variant="contained">
                {t('titles.posted')}
              </ButtonLink>
            }
          />
        }
      >
        {(rows) => <CardList rows={rows}>{(row) => <RecurringCard row={row} />}</CardList>}
      </QueryBoundary>
      {dialog.kind && recurring.data && <RecurringDialogs rows={recurring.data} dialog={dialog} />}
    </Page>
  );
}
