import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import { useListRecentJobsQuery, useSearchJobsQuery } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { useLabels } from '@plumbline/shared-ui/labels';
import { nearFirst, useNearNote } from '../home/near-first';
import { useOwnPlace, type OwnPlace } from '../home/own-place';
import { mainTrade } from './main-trade';
import { NEWEST_JOBS, newestNear, newestOfTrade } from './newest-jobs';

/**
 * The newest open jobs: those of the contractor's main trade around them first, then those near them, each once. `note`
 * says so where there are such.
 */
export function useFirstJobs() {
  const place = useOwnPlace();
  const own = useTradeJobs(place);
  const nearby = useSearchJobsQuery(newestNear(place), { skip: !place });
  const recent = useListRecentJobsQuery(NEWEST_JOBS);
  const near = nearby.data?.data ?? [];
  const nearNote = useNearNote(place, near);

  const all = recent.data?.data;
  if (!all || own.isLoading || nearby.isLoading) return { query: { ...recent, data: undefined } };
  const { limit } = NEWEST_JOBS;
  const data = nearFirst(nearFirst(own.rows, near, limit), all, limit);
  return { query: { ...recent, data }, note: own.note ?? nearNote };
}

function useTradeJobs(place: OwnPlace | undefined) {
  const { user } = useSession();
  const summary = useGetProfileSummaryQuery(user?._id ?? '', { skip: !user });
  const trade = mainTrade(summary.data?.skills);
  const jobs = useSearchJobsQuery(newestOfTrade(trade, place), { skip: trade === undefined });
  const note = useTradeNote(trade, place);
  const rows = jobs.data?.data ?? [];
  return {
    isLoading: summary.isLoading || jobs.isLoading,
    rows,
    note: rows.length > 0 ? note : undefined,
  };
}

function useTradeNote(skill = '', place: OwnPlace | undefined): string {
  const { t } = useTranslation('jobs');
  const trade = useLabels().option('skill', skill);
  if (!place) return t('contractorHome.tradeFirst', { trade });
  if (!place.city) return t('contractorHome.tradeNearYou', { trade });
  return t('contractorHome.tradeNearCity', { trade, city: place.city });
}
