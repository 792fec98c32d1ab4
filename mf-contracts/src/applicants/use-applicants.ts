import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useListApplicationsForJobQuery } from '@plumbline/shared-api/applications';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import { APPLICANTS_REFRESH_MS } from '@plumbline/shared-schema/limits';
import { titleCase } from '@plumbline/shared-ui/format';
import { toast } from '@plumbline/shared-ui/toasts';
import { toApplicantRows } from './applicant-row';

const REFRESHED = {
  pollingInterval: APPLICANTS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
};

/** Applications and offers of the job, read again every 15 s while the tab is visible and at once when it is again. */
function useApplicantRows(jobId: string) {
  // `currentData`: `data` would still be another job's after a change of address.
  const applications = useListApplicationsForJobQuery(jobId, REFRESHED);
  const offers = useListOffersQuery({ jobId, includeExpired: true }, REFRESHED);
  const { currentData: applied } = applications;
  const { currentData: sent } = offers;

  return {
    data: useMemo(() => applied && sent && toApplicantRows(applied, sent), [applied, sent]),
    isLoading: applications.isLoading || offers.isLoading,
    isFetching: applications.isFetching || offers.isFetching,
    error: applications.error ?? offers.error,
    failure: applications.error ? ('jobApplications' as const) : ('offers' as const),
    refetch: (): Promise<unknown> =>
      Promise.all([applications.refetch().unwrap(), offers.refetch().unwrap()]),
  };
}
export type ApplicantRows = ReturnType<typeof useApplicantRows>;

/** The job's title and its applicants. */
export function useApplicants() {
  const { t } = useTranslation('contracts');
  const { jobId = '' } = useParams();
  const [params] = useSearchParams();
  const { currentData: job, ...jobQuery } = useGetJobQuery(jobId);
  const applicants = useApplicantRows(jobId);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refetch = () => Promise.all([applicants.refetch(), jobQuery.refetch()]);

  // Whoever shares the address can write any ?title: it must not outlive the loading.
  const asked = jobQuery.isFetching && !job ? params.get('title') : undefined;
  const title = job?.title ?? asked ?? '';

  async function refresh() {
    setIsRefreshing(true);
    try {
      await refetch();
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
    applicants: { ...applicants, refetch },
    refresh,
    isRefreshing,
  };
}
