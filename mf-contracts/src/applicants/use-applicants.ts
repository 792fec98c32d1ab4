import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useListApplicationsForJobQuery } from '@plumbline/shared-api/applications';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useLive } from '@plumbline/shared-api/live';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import { useAction } from '@plumbline/shared-ui/action';
import { useAddress } from '@plumbline/shared-ui/address';
import { titleCase } from '@plumbline/shared-ui/format';
import { toApplicantRows } from './applicant-row';
import { offersFor } from './job-offers';

const APPLICANTS_REFRESH_MS = 15_000;

/** Applications and offers of the job, polled every 15 s while the socket is down and the tab is visible. */
function useApplicantRows(jobId: string) {
  const live = useLive({ fallbackMs: APPLICANTS_REFRESH_MS });
  // `currentData`: after a change of address `data` is still that of the previous job.
  const applications = useListApplicationsForJobQuery(jobId, live);
  const offers = useListOffersQuery(offersFor(jobId), live);
  const { currentData: applied } = applications;
  const { currentData: sent } = offers;

  return {
    data: useMemo(() => applied && sent && toApplicantRows(applied, sent), [applied, sent]),
    isLoading: applications.isLoading || offers.isLoading,
    isFetching: applications.isFetching || offers.isFetching,
    error: applications.error ?? offers.error,
    failure: applications.error ? 'schema:failures.jobApplications' : 'schema:failures.jobOffers',
    refetch: (): Promise<unknown> =>
      Promise.all([applications.refetch().unwrap(), offers.refetch().unwrap()]),
  };
}
export type ApplicantRows = ReturnType<typeof useApplicantRows>;

export function useApplicants() {
  const { t } = useTranslation('contracts');
  const { jobId = '' } = useParams();
  const { get } = useAddress();
  const run = useAction();
  const { currentData: job, ...jobQuery } = useGetJobQuery(jobId);
  const applicants = useApplicantRows(jobId);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refetch = () => Promise.all([applicants.refetch(), jobQuery.refetch()]);

  // Untrusted: a shared link can carry any ?title=, so it is shown only while loading.
  const asked = jobQuery.isFetching ? get('title') : '';
  const title = job?.title ?? asked;
  // What stands below the title comes with it: a second line would move it.
  const isTitled = title !== '' || !jobQuery.isLoading;

  async function refresh() {
    setIsRefreshing(true);
    await run(refetch(), {
      done: t('schema:success.offersRefreshed'),
      failed: t('schema:failures.refreshOffers'),
    });
    setIsRefreshing(false);
  }

  return {
    jobId,
    title: titleCase(title) || t('titles.applicants'),
    isTitled,
    // For Retry: the page itself says what has failed again.
    applicants: { ...applicants, refetch: () => refetch().catch(() => undefined) },
    refresh,
    isRefreshing,
  };
}
