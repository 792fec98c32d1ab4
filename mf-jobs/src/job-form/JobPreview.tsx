import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { JOB_DEFAULTS } from '@plumbline/shared-schema/options';
import { displayName } from '@plumbline/shared-schema/profiles';
import { type UseFormReturn, useWatch } from '@plumbline/shared-ui/Form';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { DotLine, Typography } from '@plumbline/shared-ui/text';
import { HEADER_CLEARANCE } from '@plumbline/shared-ui/theme';
import { JobChips } from '../job-card/JobChips';
import type { JobDraft, JobFormValues } from './job-schema';
import { emptyJob } from './job-values';
import type { JobStep } from './use-job-steps';

type JobPreviewProps = {
  form: UseFormReturn<JobFormValues, unknown, JobDraft>;
  step: JobStep;
};

const WIDTHS = '(min-width: 1200px) 400px, 100vw';
const RATIO = '16 / 9';
/** A drawing above the words leaves most of a phone's screen to them. */
const cover = { '& > svg': { maxHeight: { xs: 140, lg: 'none' } } };

/** What stands for a text that is not yet written is paler. */
const colorOf = (text: string) => (text.trim() ? 'inherit' : 'text.secondary');

/** Not the form's own before its second step offers them; a posted job has chosen some. */
function termsOf(
  { experience, salary }: Pick<JobFormValues, 'experience' | 'salary'>,
  { form, step }: Pick<JobPreviewProps, 'form' | 'step'>,
) {
  const areAsked = step === 2 || Boolean(form.formState.defaultValues?.title);
  return {
    experience: areAsked || experience !== JOB_DEFAULTS.experience ? experience : '',
    isPriced: areAsked || salary.trim() !== '',
  };
}

/** The contract as its card will look to contractors, while it is written: beside the form, or below its first words. */
export function JobPreview({ form, step }: JobPreviewProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const { salary } = useLabels();
  const id = useId();
  const draft = { ...emptyJob(user), ...useWatch({ control: form.control }) };
  const { title, description, city } = draft;
  const isEmpty = title.trim() === '' && description.trim() === '';
  const skillsRequired = draft.skillsRequired.map((name) => ({ name }));
  const { experience, isPriced } = termsOf(draft, { form, step });
  const [picture = null] = useWatch({ control: form.control, name: 'pictures' });

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: { xs: isEmpty ? 'none' : 'block', lg: 'block' },
        position: { lg: 'sticky' },
        top: HEADER_CLEARANCE,
      }}
    >
      <Card variant="outlined">
        <Typography id={id} variant="overline" component="h2" color="text.secondary" sx={{ px: 2, py: 1 }}>
          {t('post.preview')}
        </Typography>
        <Box sx={cover}>
          <JobCover job={{ ...draft, skillsRequired, picture }} sizes={WIDTHS} ratio={RATIO} />
        </Box>
        <CardContent component={Stack} sx={{ gap: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="p" color={colorOf(title)}>
            {titleCase(title) || t('post.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary" component="div">
            <DotLine facts={[user && displayName(user), city.trim()]} />
          </Typography>
          <Typography variant="body2" color={colorOf(description)}>
            {truncate(description) || t('post.descriptionHint')}
          </Typography>
          <JobChips job={{ ...draft, experience }} />
          {isPriced && (
            <Typography variant="h5" component="p">
              {salary(draft.salary)}
            </Typography>
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
