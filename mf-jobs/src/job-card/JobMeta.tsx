import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { displayName } from '@plumbline/shared-schema/profiles';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { DotLine, Typography } from '@plumbline/shared-ui/text';

type JobMetaProps = {
  job: Pick<Job, 'postedBy' | 'companyName' | 'jobLocation' | 'createdAt'>;
  distance: string | undefined;
};

/** Who posted the job, where and when: one line where there is room. */
export function JobMeta({ job, distance }: JobMetaProps) {
  const { t } = useTranslation('jobs');
  return (
    <Typography variant="body2" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <DotLine
        facts={[
          job.companyName ?? displayName(job.postedBy),
          job.jobLocation?.city,
          distance,
          <RelativeTime key="when" at={job.createdAt} text={(when) => t('card.posted', { when })} />,
        ]}
      />
    </Typography>
  );
}
