import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { displayName } from '@plumbline/shared-schema/profiles';
import { RelativeTime } from '@plumbline/shared-ui/format';

type PostedJob = Pick<Job, 'postedBy' | 'companyName' | 'jobLocation' | 'createdAt'>;

/** Who posted the job, where and when. */
export function useJobMeta(job: PostedJob, distance?: string | undefined): ReactNode[] {
  const { t } = useTranslation('jobs');
  return [
    job.companyName ?? displayName(job.postedBy),
    job.jobLocation?.city,
    distance,
    <RelativeTime key="when" at={job.createdAt} text={(when) => t('card.posted', { when })} />,
  ];
}
