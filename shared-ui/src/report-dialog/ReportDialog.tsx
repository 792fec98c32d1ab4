import { useTranslation } from 'react-i18next';
import { REPORT_NOTES_MAX } from '@plumbline/shared-schema/limits';
import { optionLabel, PERSON_REPORT_REASONS } from '@plumbline/shared-schema/options';
import type { CreatePersonReport } from '@plumbline/shared-schema/person-reports';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { RadioField } from '@plumbline/shared-ui/RadioField';

type ReportDialogProps = {
  title: string;
  text: string;
  onReport: (report: CreatePersonReport) => Promise<{ message: string }>;
  onClose: () => void;
};

/** What is wrong with a person or with their words, for those who run the site. */
export function ReportDialog({ title, text, onReport, onClose }: ReportDialogProps) {
  const { t } = useTranslation('ui');
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () =>
      (await import('@plumbline/shared-schema/person-reports')).createPersonReportSchema,
    defaultValues: { notes: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={title}
      text={text}
      form={form}
      onSubmit={(report: CreatePersonReport) =>
        attempt(onReport(report), {
          failed: t('report.failed'),
          // Reported before: that is all this was to reach.
          isDone: ({ code }) => code === 'REPORT_EXISTS',
          done: t('schema:errors.REPORT_EXISTS'),
        })
      }
      submit={t('report.submit')}
      onClose={onClose}
    >
      <RadioField
        name="reason"
        label={t('report.reason')}
        options={PERSON_REPORT_REASONS.map((reason) => ({
          value: reason,
          label: t(optionLabel('personReportReason', reason)),
        }))}
      />
      <TextAreaField
        name="notes"
        label={t('report.notes')}
        rows={2}
        maxLength={REPORT_NOTES_MAX}
        isOptional
      />
    </FormDialog>
  );
}
