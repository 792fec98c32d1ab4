import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useListApplicationsForJobQuery } from '@plumbline/shared-api/applications';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { APPLICANTS_REFRESH_MS } from '@plumbline/shared-schema/limits';
import { titleCase } from '@plumbline/shared-ui/format';
import { toast } from '@plumbline/shared-ui/toasts';

/** The job's title and applications, read again every 15 s while the tab is visible and at once when it is again. */
export function useApplicants() {
  const { t } = useTranslation('contracts');
  const { jobId = '' } = useParams();
  const [params] = useSearchParams();
  // `currentData`: `data` would still be another job's after a change of address.
  const { currentData: job, ...jobQuery } = useGetJobQuery(jobId);
  const { currentData, ...query } = useListApplicationsForJobQuery(jobId, {
    pollingInterval: APPLICANTS_REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const [isRefreshing, setIsRefreshing] = useState(false);

  // Whoever shares the address can write any ?title: it must not outlive the loading.
  const asked = jobQuery.isFetching && !job ? params.get('title') : undefined;
  const title = job?.title ?? asked ?? '';

  async function refresh() {
    setIsRefreshing(true);
    try {
      await Promise.all([query.refetch().unwrap(), jobQuery.refetch()]);
      toast.success(t('schema:success.offersRefreshed'));
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('schema:failures.refreshOffers'));
    } finally {
      setIsRefreshing(false);
    }
  }

  return {
    jobId,
    title: titleCase(title) || t('applicants.title'),
    applications: { ...query, data: currentData },
    refresh,
    isRefreshing,
  };
}
