import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListVisitsQuery } from '@plumbline/shared-api/visits';
import { useListOwnWorkQuery } from '@plumbline/shared-api/work';
import type { Visit } from '@plumbline/shared-schema/visits';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ScheduleIcon } from '@plumbline/shared-ui/more-icons';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { OwnWork } from '../team-work/OwnWork';
import { CalendarLink } from './CalendarLink';
import { isComing } from './visit-pair';
import { VisitCard } from './VisitCard';

/** Visits of both sides (`/visits`), the next first; `?visit=` names the one that a notification is about. */
export function VisitsPage() {
  const { t } = useTranslation('contracts');
  const visits = useListVisitsQuery();
  const work = useListOwnWorkQuery();
  // Work stands above the visits, which would jump if it came after them.
  const isLoading = visits.isLoading || work.isLoading;
  const query = isLoading ? { ...visits, data: undefined } : visits;
  return (
    <Page title={t('titles.visits')} subtitle={t('visits.subtitle')}>
      <QueryBoundary query={query} errorMessage={t('visits.failedList')}>
        {(rows) => (
          <>
            <OwnWork rows={work.data ?? []} />
            {rows.length === 0 ? <NoVisits /> : <VisitLists visits={rows} />}
          </>
        )}
      </QueryBoundary>
      {!isLoading && <CalendarLink />}
    </Page>
  );
}

function NoVisits() {
  const { t } = useTranslation('contracts');
  return <EmptyState icon={<ScheduleIcon />} title={t('visits.empty')} description={t('visits.emptyHint')} />;
}

function VisitLists({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('contracts');
  return (
    <Stack spacing={4}>
      <Visits title={t('visits.coming')} visits={visits.filter(isComing)} />
      <Visits title={t('visits.past')} visits={visits.filter((visit) => !isComing(visit))} />
    </Stack>
  );
}

function Visits({ title, visits }: { title: string; visits: readonly Visit[] }) {
  const id = useId();
  const [params] = useSearchParams();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <CardList rows={visits}>
        {(visit) => <VisitCard visit={visit} isAsked={params.get('visit') === visit._id} />}
      </CardList>
    </section>
  );
}
