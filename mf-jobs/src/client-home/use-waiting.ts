import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import { useListNotificationsQuery } from '@plumbline/shared-api/notifications';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import type { Notification } from '@plumbline/shared-schema/notifications';
import { titleCase } from '@plumbline/shared-ui/format';
import { applicantsAddress } from '../own-job/addresses';
import { NEW_APPLICATIONS } from './new-applications';

export type Waiting = {
  key: string;
  to: string;
  text: string;
  /** Notifications that have done their work once somebody follows. */
  news?: string[];
};

/** Of each kind; the rest comes up when these are done. */
const SHOWN = 3;

/** What a hirer has to look at or to answer. What could not be asked is left out. */
export function useWaiting(): { isLoading: boolean; entries: Waiting[] } {
  const { t } = useTranslation('jobs');
  const needed = useGetActionNeededQuery();
  const offers = useListOffersQuery();
  const news = useListNotificationsQuery(NEW_APPLICATIONS);

  const contracts = needed.data?.count ?? 0;
  const countered = (offers.data ?? []).filter(({ allowedActions }) =>
    allowedActions.includes('adoptCounter'),
  );
  const applications = byJob(news.data?.data ?? []);
  return {
    isLoading: needed.isLoading || offers.isLoading || news.isLoading,
    entries: [
      ...(contracts > 0
        ? [
            {
              key: 'contracts',
              to: '/contracts?tab=action',
              text: t('clientHome.waiting.contracts', { count: contracts }),
            },
          ]
        : []),
      ...countered.slice(0, SHOWN).map(({ _id, jobId, professionalId }) => ({
        key: _id,
        to: applicantsAddress(jobId),
        text: t('clientHome.waiting.countered', {
          name: professionalId.fullName,
          title: titleCase(jobId.title),
        }),
      })),
      ...applications.slice(0, SHOWN).map(({ about, href, title, ids }) => ({
        key: about,
        to: href,
        text: t('clientHome.waiting.applications', { count: ids.length, title: titleCase(title) }),
        news: ids,
      })),
    ],
  };
}

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
