import { useTranslation } from 'react-i18next';
import { useChangeRecurringJobMutation, useRepeatJobMutation } from '@plumbline/shared-api/recurring-jobs';
import { localDay } from '@plumbline/shared-schema/calendar';
import { RECURRENCE_ENDS, RHYTHMS } from '@plumbline/shared-schema/deal-options';
import type { RecurringJob, RecurringScheduleForm } from '@plumbline/shared-schema/recurring-jobs';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { NumberField, SelectField, TextField, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { titleCase } from '@plumbline/shared-ui/format';

type ScheduleDialogProps = {
  job: { _id: string; title: string };
  /** The rhythm that it has. */
  row?: RecurringJob;
  onClose: () => void;
};

/** How often a job posts itself again, from which day on, and until when. */
export function ScheduleDialog({ job, row, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('jobs');
  const save = useSave(job, row);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/recurring-jobs')).recurringScheduleSchema,
    defaultValues: valuesOf(row),
  });
  const ends = useWatch({ control: form.control, name: 'ends' });
  const options = <Value extends string>(values: readonly Value[], kind: 'rhythms' | 'ends') =>
    values.map((value) => ({ value, label: t(`recurring.${kind}.${value}`) }));

  return (
    <FormDialog
      title={t('recurring.title', { title: titleCase(job.title) })}
      text={t('recurring.text')}
      size="xs"
      form={form}
      onSubmit={save}
      submit={t('recurring.save')}
      onClose={onClose}
    >
      <SelectField
        name="rhythm"
        label={t('recurring.rhythm')}
        options={options(RHYTHMS, 'rhythms')}
        placeholder={false}
      />
      <TextField name="firstDay" type="date" label={t('recurring.firstDay')} min={localDay()} />
      <SelectField
        name="ends"
        label={t('recurring.end')}
        options={options(RECURRENCE_ENDS, 'ends')}
        placeholder={false}
      />
      {ends === 'day' && (
        <TextField name="lastDay" type="date" label={t('recurring.lastDay')} min={localDay()} />
      )}
      {ends === 'times' && <NumberField name="times" label={t('recurring.times')} />}
    </FormDialog>
  );
}

function valuesOf(row: RecurringJob | undefined): RecurringScheduleForm {
  const { rhythm = 'monthly', nextDay, lastDay, left = null, timeZone = ownTimeZone() } = row ?? {};
  const byDay = lastDay ? 'day' : 'never';
  return {
    rhythm,
    firstDay: nextDay ?? localDay(1),
    ends: left === null ? byDay : 'times',
    lastDay: lastDay ?? '',
    // Of one that is over none are left.
    times: left || '',
    timeZone,
  };
}

function useSave({ _id: jobId }: ScheduleDialogProps['job'], row: RecurringJob | undefined) {
  const { t } = useTranslation('jobs');
  const [repeat] = useRepeatJobMutation();
  const [change] = useChangeRecurringJobMutation();
  const attempt = useTry();
  return (schedule: RecurringScheduleForm) =>
    attempt((row ? change({ id: row._id, schedule }) : repeat({ jobId, schedule })).unwrap(), {
      failed: t('recurring.failed'),
    });
}
