import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useReportJobMutation } from '@plumbline/shared-api/jobs';
import type { CreateJobReport } from '@plumbline/shared-schema/job-reports';
import { REPORT_NOTES_MAX } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { ReasonField } from './ReasonField';
import type { ReportOutcome } from './ReportReceived';

const NOTES_ROWS = 2;

type ReportJobFormProps = {
  jobId: string;
  onReported: (outcome: ReportOutcome) => void;
  onCancel: () => void;
};

/** A reason and optional notes. What was chosen stays when sending fails. */
export function ReportJobForm({ jobId, onReported, onCancel }: ReportJobFormProps) {
  const { t } = useTranslation('jobs');
  const [reportJob] = useReportJobMutation();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/job-reports')).createJobReportSchema,
    defaultValues: { notes: '' },
    mode: 'onSubmit',
  });

  async function send(report: CreateJobReport) {
    try {
      await reportJob({ id: jobId, ...report }).unwrap();
      onReported('received');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code !== 'ALREADY_REPORTED') throw { ...error, message: error.message || t('report.failed') };
      onReported('known');
    }
  }

  return (
    <Form form={form} onSubmit={send} label={t('report.title')}>
      <ReasonField />
      <TextAreaField
        name="notes"
        label={t('report.notes')}
        helperText={t('report.notesHint')}
        rows={NOTES_ROWS}
        maxLength={REPORT_NOTES_MAX}
        isOptional
      />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button onClick={onCancel}>{t('report.cancel')}</Button>
        <SubmitButton>{t('report.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
