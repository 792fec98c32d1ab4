import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApplyMutation } from '@plumbline/shared-api/applications';
import type { ApplyForm as ApplyValues } from '@plumbline/shared-schema/applications';
import { COVER_LETTER_MAX } from '@plumbline/shared-schema/limits';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { EstimateFields } from './EstimateFields';

const COVER_LETTER_ROWS = 20;
const BLANK: ApplyValues = { coverLetter: '', estimatedServiceCost: '', estimatedCompletionTime: '' };

/** Refusals that a retry cannot change; the form then links back to the job. */
const FINAL = ['ALREADY_APPLIED', 'JOB_CLOSED', 'JOB_NOT_FOUND', 'OWN_JOB'];

type ApplyFormProps = {
  jobId: string;
  /** Keeps the drafts of several people at one computer apart. */
  userId: string | undefined;
  onApplied: () => void;
};

/** What is typed survives a failure and a reload. */
export function ApplyForm({ jobId, userId = '', onApplied }: ApplyFormProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [apply] = useApplyMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/applications')).applyFormSchema,
    defaultValues: BLANK,
  });
  useFormDraft(form, { key: `apply:${userId}:${jobId}` });
  const [isRefused, setRefused] = useState(false);

  // A second press may come after the answer and before the dialog.
  const isSent = useRef(false);

  async function send({ estimatedCompletionTime, ...values }: ApplyValues) {
    if (isSent.current) return;
    try {
      const time = estimatedCompletionTime || undefined;
      await attempt(apply({ jobId, ...values, estimatedCompletionTime: time }).unwrap(), {
        failed: t('schema:failures.apply'),
      });
      isSent.current = true;
      onApplied();
    } catch (error) {
      setRefused(error instanceof Refusal && FINAL.includes(error.code));
      throw error;
    }
  }

  return (
    <Form form={form} onSubmit={send} isGuarded>
      {isRefused && <Link to={`/jobs/${jobId}`}>{t('apply.toJob')}</Link>}
      <TextAreaField
        name="coverLetter"
        label={t('apply.coverLetter')}
        placeholder={t('apply.coverLetterHint')}
        rows={COVER_LETTER_ROWS}
        maxLength={COVER_LETTER_MAX}
      />
      <EstimateFields />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button
          onClick={() => {
            // Opened from a bookmark there is nothing to go back to.
            if (key === 'default') void navigate(`/jobs/${jobId}`);
            else void navigate(-1);
          }}
        >
          {t('ui:cancel')}
        </Button>
        <SubmitButton size="large">{t('apply.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
