import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@plumbline/shared-api/api';
import { useApplyMutation } from '@plumbline/shared-api/applications';
import type { ApplyForm as ApplyValues } from '@plumbline/shared-schema/applications';
import { COVER_LETTER_MAX } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';
import { EstimateFields } from './EstimateFields';

const COVER_LETTER_ROWS = 20;
const BLANK: ApplyValues = { coverLetter: '', estimatedServiceCost: '', estimatedCompletionTime: '' };

type ApplyFormProps = { jobId: string; onApplied: () => void };

/** Cover letter and estimates (SPEC §2). What is typed survives a failure and a reload. */
export function ApplyForm({ jobId, onApplied }: ApplyFormProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [apply] = useApplyMutation();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/applications')).applyFormSchema,
    defaultValues: BLANK,
  });
  useFormDraft(form, { key: `apply:${jobId}` });

  async function send({ estimatedCompletionTime, ...values }: ApplyValues) {
    try {
      const time = estimatedCompletionTime || undefined;
      const { message } = await apply({ jobId, ...values, estimatedCompletionTime: time }).unwrap();
      toast.success(message);
      onApplied();
    } catch (error) {
      if (!isApiError(error)) throw error;
      throw { ...error, message: error.message || t('schema:failures.apply') };
    }
  }

  return (
    <Form form={form} onSubmit={send} isGuarded>
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
          {t('apply.cancel')}
        </Button>
        <SubmitButton size="large">{t('apply.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
