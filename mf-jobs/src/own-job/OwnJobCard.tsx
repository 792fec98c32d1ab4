import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
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
  const { t } = useTranslation('jobs');
  const { dayMonth } = useFormat();
  const { facts } = useLabels();
  const id = useId();

  return (
    <Card component="article" aria-labelledby={id} sx={{ height: '100%' }}>
      <CardContent component={Stack} sx={{ height: '100%', gap: 2 }}>
        <Stack spacing={0.5}>
          <Stack
            direction="row"
            spacing={1}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Typography
              id={id}
              variant="h4"
              component={heading}
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
                {titleCase(job.title)}
              </Link>
            </Typography>
            <StatusChip of="jobStatus" status={job.status} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            <time dateTime={job.updatedAt}>
              {t('ui:captions.updated', { date: dayMonth(job.updatedAt) })}
            </time>
          </Typography>
        </Stack>
        {job.hidden && <HiddenNote hidden={job.hidden} />}
        {!isBrief && (
          <Stack>
            <ExpandableText text={job.description} />
          </Stack>
        )}
        <Facts
          columns="fit"
          size="small"
          entries={facts(job, ['jobType', 'salary', 'category', 'duration'])}
        />
        <Stack
          direction="row"
          sx={{ mt: 'auto', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <OwnJobLinks job={job} titleId={id} />
          {actions?.(id)}
        </Stack>
      </CardContent>
    </Card>
  );
}
