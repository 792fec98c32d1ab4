import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { JobEntry } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { HiddenNote } from './HiddenNote';
import { OwnJobLinks } from './OwnJobLinks';

type OwnJobCardProps = {
  job: OwnJob;
  /** Level of the title within its page. */
  heading: 'h2' | 'h3';
  /** Leaves the description out, where several cards stand side by side. */
  isBrief?: boolean;
  /** What can be done about the job; `titleId` tells the buttons of several cards apart. */
  actions?: (titleId: string) => ReactNode;
};

/** A job as its hirer sees it in a list. */
export function OwnJobCard({ job, heading, isBrief = false, actions }: OwnJobCardProps) {
  const { facts } = useLabels();
  const id = useId();

  return (
    <JobEntry job={job} labelledBy={id} head={<Head job={job} titleId={id} heading={heading} />}>
      {job.hidden && <HiddenNote hidden={job.hidden} />}
      {!isBrief && (
        <Stack>
          <ExpandableText text={job.description} lines={2} />
        </Stack>
      )}
      {/* At the lower edge with what follows, so that those of cards side by side are in line. */}
      <Box sx={{ mt: 'auto' }}>
        <Facts
          columns={isBrief ? 'fit' : 4}
          size="small"
          entries={facts(job, ['jobType', 'salary', 'category', 'duration'])}
        />
      </Box>
      <Stack
        direction="row"
        sx={{
          pt: 1.5,
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <OwnJobLinks job={job} titleId={id} />
        {actions?.(id)}
      </Stack>
    </JobEntry>
  );
}

type HeadProps = Pick<OwnJobCardProps, 'job' | 'heading'> & { titleId: string };

function Head({ job, heading, titleId }: HeadProps) {
  const { t } = useTranslation('jobs');
  const { dayMonth } = useFormat();
  return (
    <Stack spacing={0.5}>
      <Typography id={titleId} variant="h4" component={heading} sx={{ overflowWrap: 'anywhere' }}>
        <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
          {titleCase(job.title)}
        </Link>
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <StatusChip of="jobStatus" status={job.status} />
        <Typography variant="body2" color="text.secondary">
          <Box component="time" dateTime={job.updatedAt} sx={{ whiteSpace: 'normal' }}>
            {t('ui:captions.updated', { date: dayMonth(job.updatedAt) })}
          </Box>
        </Typography>
      </Stack>
    </Stack>
  );
}
