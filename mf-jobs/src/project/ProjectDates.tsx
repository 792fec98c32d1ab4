import { useTranslation } from 'react-i18next';
import { useListVisitsQuery } from '@plumbline/shared-api/visits';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { ProjectJob } from '@plumbline/shared-schema/projects';
import { timeText } from '@plumbline/shared-schema/zones';
import { pathWith } from '@plumbline/shared-ui/address';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { titleCase, toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { CardList } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { projectDates } from './project-dates';

type ProjectDatesProps = { jobs: readonly ProjectJob[] };
type DateLineProps = { entry: ReturnType<typeof projectDates>[number] };

/** What is due when, and who comes to look, in one list. */
export function ProjectDates({ jobs }: ProjectDatesProps) {
  const { t } = useTranslation('jobs');
  const visits = useListVisitsQuery();
  const data = visits.data && projectDates(jobs, visits.data);
  return (
    <TitledSection title={t('project.dates.title')}>
      <QueryBoundary
        query={{ ...visits, data }}
        errorMessage={t('project.dates.failed')}
        isEmpty={(dates) => dates.length === 0}
        empty={<Typography color="text.secondary">{t('project.dates.none')}</Typography>}
      >
        {(dates) => (
          <CardList rows={dates} keyOf={({ key }) => key} isOrdered spacing={1}>
            {(entry) => <DateLine entry={entry} />}
          </CardList>
        )}
      </QueryBoundary>
    </TitledSection>
  );
}

function DateLine({ entry }: DateLineProps) {
  const { date } = useFormat();
  const { at } = entry;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="time" dateTime={at} sx={{ fontWeight: 600 }}>
        {date(calendarDay(at))}
      </Typography>{' '}
      <DateLink entry={entry} />
    </Typography>
  );
}

/** To the contract or the visit; the time of a visit is that of the place. */
function DateLink({ entry }: DateLineProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const title = titleCase(entry.title);
  if (entry.kind !== 'visit')
    return (
      <Link to={`/contracts/${entry.contractId}`}>
        {t(`project.dates.${entry.kind}`, { title, what: entry.what })}
      </Link>
    );
  const { visit, startsAt } = entry;
  const name = toPersonName(visit.contractorId.fullName);
  const time = timeText(language, startsAt, visit.timeZone);
  return (
    <Link to={pathWith('/visits', { visit: visit._id })}>
      {t('project.dates.visit', { title, name, time })}
    </Link>
  );
}
