import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { RecurringJob } from '@plumbline/shared-schema/recurring-jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { MoreMenu } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { MenuAction } from '@plumbline/shared-ui/menus';
import { Link, Typography } from '@plumbline/shared-ui/text';

/** What comes again, how often, when next; and how to skip, change and stop it. */
export function RecurringCard({ row }: { row: RecurringJob }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const id = useId();
  const mayChange = useMay('hire');
  const skip = useAddressDialog('skip');
  const { job, rhythm, nextDay, latest } = row;
  const dayText = (day: string) => date(calendarDay(day));

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading="h2"
      link={{ to: `/jobs/${job._id}` }}
      cover={
        <JobCover
          job={{ jobCategory: '', skillsRequired: [{ name: job.title }], picture: null }}
          sizes="184px"
        />
      }
      more={mayChange && <RareActions row={row} />}
      meta={[t(`recurring.rhythms.${rhythm}`), <EndText key="end" row={row} />]}
      action={
        mayChange &&
        nextDay && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-describedby={id}
            onClick={() => skip.open(row._id)}
          >
            {t('recurring.skip')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {nextDay ? t('recurring.next', { date: dayText(nextDay) }) : t('recurring.over')}
      </Typography>
      {latest && (
        <Typography variant="body2">
          <Link to={`/jobs/${latest.jobId}`}>{t('recurring.latest', { date: dayText(latest.day) })}</Link>
        </Typography>
      )}
    </EntryCard>
  );
}

function RareActions({ row }: { row: RecurringJob }) {
  const { t } = useTranslation('jobs');
  const change = useAddressDialog('change');
  const stop = useAddressDialog('stop');
  return (
    <MoreMenu label={t('own.more', { title: titleCase(row.job.title) })}>
      <MenuAction onSelect={() => change.open(row._id)}>{t('recurring.change')}</MenuAction>
      <MenuAction onSelect={() => stop.open(row._id)}>{t('recurring.stop')}</MenuAction>
    </MoreMenu>
  );
}

function EndText({ row: { lastDay, left } }: { row: RecurringJob }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  if (lastDay) return t('recurring.until', { date: date(calendarDay(lastDay)) });
  return left === null ? t('recurring.endless') : t('recurring.left', { count: left });
}
