import { useTranslation } from 'react-i18next';
import { useReportJobMutation } from '@plumbline/shared-api/jobs';
import type { CreateJobReport } from '@plumbline/shared-schema/job-reports';
import { REPORT_NOTES_MAX } from '@plumbline/shared-schema/limits';
import { optionLabel, REPORT_REASONS } from '@plumbline/shared-schema/options';
import { useTry } from '@plumbline/shared-ui/action';
import { DialogForm } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { RadioField } from '@plumbline/shared-ui/RadioField';

const NOTES_ROWS = 2;

/** `known`: this person had reported the job before. */
export type ReportOutcome = 'received' | 'known';

type ReportJobFormProps = {
  jobId: string;
  onReported: (outcome: ReportOutcome) => void;
  onCancel: () => void;
};

export function ReportJobForm({ jobId, onReported, onCancel }: ReportJobFormProps) {
  const { t } = useTranslation('jobs');
  const [reportJob] = useReportJobMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/job-reports')).createJobReportSchema,
    defaultValues: { notes: '' },
    mode: 'onSubmit',
  });

  async function send(report: CreateJobReport) {
    const answer = await attempt(reportJob({ id: jobId, ...report }).unwrap(), {
      failed: t('ui:report.failed'),
      done: null,
      isDone: ({ code }) => code === 'ALREADY_REPORTED',
    });
    onReported(answer === true ? 'known' : 'received');
  }

  return (
    <DialogForm
      form={form}
      onSubmit={send}
      submit={t('ui:report.submit')}
      label={t('report.title')}
      isKeptOpen
      onClose={onCancel}
    >
      <RadioField
        name="reason"
        label={t('ui:report.reason')}
        options={REPORT_REASONS.map((reason) => ({
          value: reason,
          label: t(optionLabel('reportReason', reason)),
          hint: t(`report.reasons.${reason}`),
        }))}
      />
      <TextAreaField
        name="notes"
        label={t('ui:report.notes')}
        helperText={t('report.notesHint')}
        rows={NOTES_ROWS}
        maxLength={REPORT_NOTES_MAX}
        isOptional
      />
    </DialogForm>
  );
}
