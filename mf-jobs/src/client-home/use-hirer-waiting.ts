import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import { useListNotificationsQuery } from '@plumbline/shared-api/notifications';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { titleCase, toPersonName } from '@plumbline/shared-ui/format';
import { firstFew, soonest, type WaitingEntry, type WaitingNow } from '../home/waiting';
import { applicantsAddress } from '../own-job/addresses';
import { NEW_APPLICATIONS } from './new-applications';

/** What a hirer has to look at or to answer. What could not be asked is left out. */
export function useHirerWaiting(): WaitingNow {
  const { t } = useTranslation('jobs');
  const needed = useGetActionNeededQuery();
  const offers = useListOffersQuery();
  const news = useListNotificationsQuery(NEW_APPLICATIONS);

  const contracts = needed.data?.count ?? 0;
  const onContracts: WaitingEntry = {
    key: 'contracts',
    to: '/contracts?tab=action',
    text: t('home.waiting.contracts', { count: contracts }),
    kind: 'contracts',
    until: dueOf(needed.data),
  };
  const countered = (offers.data ?? []).filter(({ allowedActions }) =>
    allowedActions.includes('adoptCounter'),
  );
  const applications = byJob(news.data?.data ?? []);
  return {
    isLoading: needed.isLoading || offers.isLoading || news.isLoading,
    entries: [
      ...(contracts > 0 ? [onContracts] : []),
      ...firstFew(
        countered.map(({ _id, jobId, professionalId, expiresAt }) => ({
          key: _id,
          to: applicantsAddress(jobId),
          text: t('home.waiting.countered', {
            name: toPersonName(professionalId.fullName),
            title: titleCase(jobId.title),
          }),
          kind: 'offers' as const,
          person: professionalId,
          until: expiresAt,
        })),
        (count) => ({
          key: 'countered',
          to: '/posted-jobs',
          text: t('home.waiting.moreCountered', { count }),
          kind: 'offers',
        }),
      ),
      ...firstFew(
        applications.map(({ about, href, title, ids }) => ({
          key: about,
          to: href,
          text: t('home.waiting.applications', { count: ids.length, title: titleCase(title) }),
          kind: 'applications' as const,
          news: ids,
        })),
        (count) => ({
          key: 'applications',
          to: '/posted-jobs',
          text: t('home.waiting.moreJobs', { count }),
          kind: 'applications',
        }),
      ),
    ],
  };
}

/** When the first of the work that waits counts as approved. */
const dueOf = (needed: ActionNeeded | undefined) =>
  soonest(needed?.submissions.map(({ dueAt }) => dueAt) ?? []);

type NewApplications = { about: string; href: string; title: string; ids: string[] };

function byJob(notifications: readonly Notification[]): NewApplications[] {
  const jobs = new Map<string, NewApplications>();
  for (const { _id, kind, about, href, values } of notifications) {
    if (kind !== 'applicationReceived') continue;
    const job = jobs.get(about) ?? { about, href, title: values.jobTitle ?? '', ids: [] };
    jobs.set(about, { ...job, ids: [...job.ids, _id] });
  }
  return [...jobs.values()];
}
