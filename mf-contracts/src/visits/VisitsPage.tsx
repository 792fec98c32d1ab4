import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListVisitsQuery } from '@plumbline/shared-api/visits';
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
  const query = useListVisitsQuery();
  return (
    <Page title={t('titles.visits')} subtitle={t('visits.subtitle')}>
      <OwnWork />
      <QueryBoundary
        query={query}
        errorMessage={t('visits.failedList')}
        isEmpty={(visits) => visits.length === 0}
        empty={
          <EmptyState icon={<ScheduleIcon />} title={t('visits.empty')} description={t('visits.emptyHint')} />
        }
      >
        {(visits) => (
          <Stack spacing={4}>
            <Visits title={t('visits.coming')} visits={visits.filter(isComing)} />
            <Visits title={t('visits.past')} visits={visits.filter((visit) => !isComing(visit))} />
          </Stack>
        )}
      </QueryBoundary>
      {!query.isLoading && <CalendarLink />}
    </Page>
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
