import { useTranslation } from 'react-i18next';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import {
  useSkipRecurringJobMutation,
  useStopRecurringJobMutation,
} from '@plumbline/shared-api/recurring-jobs';
import { useMay } from '@plumbline/shared-api/session';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { RecurringJob } from '@plumbline/shared-schema/recurring-jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { ScheduleDialog } from './ScheduleDialog';
import type { RecurringDialog } from './use-recurring-dialog';

type RecurringDialogsProps = { rows: readonly RecurringJob[]; dialog: RecurringDialog };
type RowDialogProps = { row: RecurringJob; onClose: () => void };

/** The dialog that the address names; none about a row that is gone, and none for whoever may not change it. */
export function RecurringDialogs({ rows, dialog: { kind, id, close } }: RecurringDialogsProps) {
  const mayChange = useMay('hire');
  if (!mayChange || !id) return null;
  if (kind === 'job') {
    const known = rows.find(({ job }) => job._id === id);
    return known ? (
      <ScheduleDialog job={known.job} row={known} onClose={close} />
    ) : (
      <NewSchedule jobId={id} onClose={close} />
    );
  }
  const row = rows.find(({ _id }) => _id === id);
  if (!row) return null;
  if (kind === 'change') return <ScheduleDialog job={row.job} row={row} onClose={close} />;
  if (kind === 'stop') return <StopDialog row={row} onClose={close} />;
  return row.nextDay ? <SkipDialog row={row} day={row.nextDay} onClose={close} /> : null;
}

/** The server says whose job it is. */
function NewSchedule({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { currentData: job } = useGetJobQuery(jobId);
  return job ? <ScheduleDialog job={job} onClose={onClose} /> : null;
}

function SkipDialog({ row: { _id: id, job }, day, onClose }: RowDialogProps & { day: string }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const [skip] = useSkipRecurringJobMutation();
  const attempt = useTry();
  const names = { title: titleCase(job.title), date: date(calendarDay(day)) };
  return (
    <ConfirmDialog
      isOpen
      title={t('recurring.skipTitle', names)}
      text={t('recurring.skipText', names)}
      confirmLabel={t('recurring.skip')}
      onConfirm={() =>
        attempt(skip({ id, day }).unwrap(), { isDone: ({ code }) => code === 'RECURRENCE_MOVED' })
      }
      onClose={onClose}
    />
  );
}

function StopDialog({ row: { _id: id, job }, onClose }: RowDialogProps) {
  const { t } = useTranslation('jobs');
  const [stop] = useStopRecurringJobMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      title={t('recurring.stopTitle', { title: titleCase(job.title) })}
      text={t('recurring.stopText')}
      confirmLabel={t('recurring.stop')}
      onConfirm={() => attempt(stop(id).unwrap(), { isDone: ({ code }) => code === 'RECURRENCE_NOT_FOUND' })}
      onClose={onClose}
    />
  );
}
