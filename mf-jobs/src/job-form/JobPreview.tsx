import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { displayName } from '@plumbline/shared-schema/profiles';
import { useWatch } from '@plumbline/shared-ui/Form';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { JobChips } from '../job-card/JobChips';
import type { JobFormValues } from './job-schema';
import { emptyJob } from './job-values';

/** The contract as its card will look to contractors, while it is written; nothing before the first word. */
export function JobPreview() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const { salary } = useLabels();
  const id = useId();
  const draft = { ...emptyJob(user), ...useWatch<JobFormValues>() };
  const { title, description, city } = draft;
  if (title.trim() === '' && description.trim() === '') return null;
  const byline = [user && displayName(user), city.trim()].filter(Boolean).join(' · ');

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="overline" component="h3" color="text.secondary">
        {t('post.preview')}
      </Typography>
      <Card variant="outlined" sx={{ bgcolor: 'background.default' }}>
        <CardContent component={Stack} sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="p">
            {titleCase(title)}
          </Typography>
          {byline && (
            <Typography variant="body2" color="text.secondary">
              {byline}
            </Typography>
          )}
          <Typography>{truncate(description)}</Typography>
          <JobChips job={draft} />
          <Typography variant="h5" component="p">
            {salary(draft.salary)}
          </Typography>
        </CardContent>
      </Card>
    </Box>
  );
}
