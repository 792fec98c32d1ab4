import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { COVER_LETTER_MAX } from '@plumbline/shared-schema/limits';
import { readSalary } from '@plumbline/shared-schema/money';
import { Refusal } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { PriceHintSlot } from '../price-hint/PriceHintSlot';
import { EstimateFields } from './EstimateFields';
import { LetterTemplates } from './LetterTemplates';

/** On a phone no more than leaves the next field in sight. */
const COVER_LETTER_ROWS = { wide: 20, narrow: 6 };

/** Refusals that a retry cannot change; the form then links back to the job. */
const FINAL = [
  'ALREADY_APPLIED',
  'APPLICATION_ANSWERED',
  'APPLICATION_NOT_FOUND',
  'JOB_CLOSED',
  'JOB_NOT_FOUND',
  'OWN_JOB',
];

type ApplicationFormProps = {
  job: Pick<Job, '_id' | 'salary' | 'title' | 'postedBy' | 'jobLocation'>;
  /** Keeps the drafts of several people at one computer apart. */
  draft: string;
  initial: Words;
  submitLabel: ReactNode;
  send: (words: Words) => Promise<void>;
};

/** What an application says. What is typed survives a failure and a reload. */
export function ApplicationForm({ job, draft, initial, submitLabel, send }: ApplicationFormProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { key } = useLocation();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/applications')).applyFormSchema,
    defaultValues: initial,
  });
  useFormDraft(form, { key: draft });
  const [isRefused, setRefused] = useState(false);
  const isPhone = useIsPhone();

  async function submit({ estimatedCompletionTime, ...words }: Words) {
    try {
      await send({ ...words, estimatedCompletionTime: estimatedCompletionTime || undefined });
    } catch (error) {
      setRefused(error instanceof Refusal && FINAL.includes(error.code));
      throw error;
    }
  }

  return (
    <Form form={form} onSubmit={submit} isGuarded>
      {isRefused && <Link to={`/jobs/${job._id}`}>{t('apply.toJob')}</Link>}
      <TextAreaField
        name="coverLetter"
        label={t('apply.coverLetter')}
        placeholder={t('apply.coverLetterHint')}
        helperText={t('apply.coverLetterHelp')}
        rows={COVER_LETTER_ROWS[isPhone ? 'narrow' : 'wide']}
        maxLength={COVER_LETTER_MAX}
      />
      <LetterTemplates job={job} />
      <EstimateFields isRate={Boolean(readSalary(job.salary)?.per)} />
      <PriceHintSlot jobId={job._id} />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button
          onClick={() => {
            // Opened from a bookmark there is nothing to go back to.
            if (key === 'default') void navigate(`/jobs/${job._id}`);
            else void navigate(-1);
          }}
        >
          {t('ui:cancel')}
        </Button>
        <SubmitButton size="large">{submitLabel}</SubmitButton>
      </Stack>
    </Form>
  );
}
