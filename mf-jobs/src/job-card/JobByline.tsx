import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { displayName } from '@plumbline/shared-schema/profiles';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { ScheduleIcon, PersonIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type JobBylineProps = {
  job: Pick<Job, 'postedBy' | 'companyName' | 'jobLocation' | 'createdAt'>;
};

export function JobByline({ job }: JobBylineProps) {
  const { t } = useTranslation('jobs');
  const entries = [
    { Icon: PersonIcon, content: job.companyName ?? displayName(job.postedBy) },
    { Icon: PlaceIcon, content: job.jobLocation?.city },
    {
      Icon: ScheduleIcon,
      content: <RelativeTime at={job.createdAt} text={(when) => t('card.posted', { when })} />,
    },
  ].filter(({ content }) => content);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
      {entries.map(({ Icon, content }, index) => (
        <Stack key={index} direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          <Icon fontSize="small" aria-hidden />
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span">{content}</Box>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
