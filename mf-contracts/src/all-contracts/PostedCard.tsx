import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { DESCRIPTION_WORDS } from '@plumbline/shared-schema/limits';
import { optionLabel } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { GroupIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Chip, ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { PostedFacts } from './PostedFacts';

/** A posted contract: its description to 40 words, its terms, and the way to who applied (SPEC §2). */
export function PostedCard({ job }: { job: OwnJob }) {
  const { t } = useTranslation('contracts');
  const { dayMonth } = useFormat();
  const id = useId();
  const applicants = `/jobs/${job._id}/applicants?${new URLSearchParams({ title: job.title }).toString()}`;

  return (
    <Card component="article" aria-labelledby={id}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id={id} variant="h5" component="h2">
              <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
                {titleCase(job.title)}
              </Link>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              <time dateTime={job.createdAt}>
                {t('allContracts.posted', { date: dayMonth(job.createdAt) })}
              </time>
            </Typography>
          </Box>
          <Chip
            size="small"
            variant="outlined"
            color={job.status === 'open' ? 'success' : 'default'}
            label={t(optionLabel('jobStatus', job.status))}
            sx={{ flexShrink: 0 }}
          />
        </Stack>
        <Stack dir="auto">
          <ExpandableText text={job.description} words={DESCRIPTION_WORDS} />
        </Stack>
        <PostedFacts job={job} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ButtonLink to={applicants} variant="outlined" startIcon={<GroupIcon />} aria-describedby={id}>
            {t('allContracts.viewApplications')}
          </ButtonLink>
          <Typography variant="body2" color="text.secondary">
            {t('applicants.count', { count: job.applications })}
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
