import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { JOB_DEFAULTS } from '@plumbline/shared-schema/options';
import { displayName } from '@plumbline/shared-schema/profiles';
import { type UseFormReturn, useWatch } from '@plumbline/shared-ui/Form';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, EntryCard } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { HEADER_CLEARANCE } from '@plumbline/shared-ui/theme';
import { JobTerms } from '../job-card/JobTerms';
import type { JobDraft, JobFormValues } from './job-schema';
import { emptyJob } from './job-values';
import type { JobStep } from './use-job-steps';

type JobPreviewProps = {
  form: UseFormReturn<JobFormValues, unknown, JobDraft>;
  step: JobStep;
};

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
      <Typography id={id} variant="overline" component="h2" color="text.secondary">
        {t('post.preview')}
      </Typography>
      <EntryCard
        title={
          <Box component="span" sx={{ color: colorOf(title) }}>
            {titleCase(title) || t('post.title')}
          </Box>
        }
        heading="h3"
        cover={<JobCover job={{ ...draft, skillsRequired, picture }} sizes="184px" />}
        meta={[user && displayName(user), city.trim()]}
        price={isPriced && salary(draft.salary)}
      >
        <Typography variant="body2" color={colorOf(description)} sx={{ overflowWrap: 'anywhere' }}>
          {truncate(description) || t('post.descriptionHint')}
        </Typography>
        <JobTerms job={{ ...draft, experience }} />
      </EntryCard>
    </Box>
  );
}
