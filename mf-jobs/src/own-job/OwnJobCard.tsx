import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { DESCRIPTION_WORDS } from '@plumbline/shared-schema/limits';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { OwnJobFacts } from './OwnJobFacts';
import { OwnJobLinks } from './OwnJobLinks';
import { StatusChip } from './StatusChip';

type OwnJobCardProps = {
  job: OwnJob;
  /** Level of the title within its page. */
  heading: 'h2' | 'h3';
  /** Leaves the description out, where several cards stand side by side. */
  isBrief?: boolean;
  /** What can be done about the job; `titleId` tells the buttons of several cards apart. */
  actions?: (titleId: string) => ReactNode;
};

/** A job as the person who posted it sees it in a list, with the ways to its place and its applicants. */
export function OwnJobCard({ job, heading, isBrief = false, actions }: OwnJobCardProps) {
  const { t } = useTranslation('jobs');
  const { dayMonth } = useFormat();
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
            <StatusChip status={job.status} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            <time dateTime={job.updatedAt}>{t('own.updated', { date: dayMonth(job.updatedAt) })}</time>
          </Typography>
        </Stack>
        {!isBrief && (
          <Stack>
            <ExpandableText text={job.description} words={DESCRIPTION_WORDS} />
          </Stack>
        )}
        <OwnJobFacts job={job} />
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
