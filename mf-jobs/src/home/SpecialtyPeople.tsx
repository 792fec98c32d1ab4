import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import { Typography } from '@plumbline/shared-ui/text';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PEOPLE_SHOWN, PeopleGrid } from './PeopleGrid';

/** The best rated contractors of one specialty. */
export function SpecialtyPeople({ specialty }: { specialty: string }) {
  const { t } = useTranslation('jobs');
  const people = useListFeaturedQuery({ kind: 'contractor', specialty, page: 1, limit: PEOPLE_SHOWN });
  // The people of the trade chosen before must not stand under this one.
  const query = { ...people, data: people.currentData };

  return (
    <QueryBoundary
      query={query}
      skeleton={<PeopleGrid people={undefined} />}
      errorMessage={t('home.peopleFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={<Typography color="text.secondary">{t('home.noSpecialists')}</Typography>}
    >
      {({ data }) => (
        <PeopleGrid
          people={data}
          factOf={({ completedContracts: count }) => (count > 0 ? t('home.completed', { count }) : undefined)}
        />
      )}
    </QueryBoundary>
  );
}
