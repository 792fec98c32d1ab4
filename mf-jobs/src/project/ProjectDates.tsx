import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { ProjectJob } from '@plumbline/shared-schema/projects';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { CardList } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { projectDates } from './project-dates';

/** What is due when, in one list. */
export function ProjectDates({ jobs }: { jobs: readonly ProjectJob[] }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const dates = projectDates(jobs);
  return (
    <TitledSection title={t('project.dates.title')}>
      {dates.length === 0 && <Typography color="text.secondary">{t('project.dates.none')}</Typography>}
      <CardList rows={dates} keyOf={({ key }) => key} isOrdered spacing={1}>
        {({ at, kind, title, contractId, what }) => (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="time" dateTime={at} sx={{ fontWeight: 600 }}>
              {date(calendarDay(at))}
            </Typography>{' '}
            <Link to={`/contracts/${contractId}`}>
              {t(`project.dates.${kind}`, { title: titleCase(title), what })}
            </Link>
          </Typography>
        )}
      </CardList>
    </TitledSection>
  );
}
