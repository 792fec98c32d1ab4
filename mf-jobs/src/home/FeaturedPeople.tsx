import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from './HomeSection';
import { PEOPLE_SHOWN, PeopleGrid } from './PeopleGrid';

const ALL = { company: '/featured-companies', contractor: '/professionals' };

type FeaturedPeopleProps = { kind: 'company' | 'contractor' };

/** The best rated companies or contractors; renders nothing without any. */
export function FeaturedPeople({ kind }: FeaturedPeopleProps) {
  const { t } = useTranslation('jobs');
  const people = useListFeaturedQuery({ kind, page: 1, limit: PEOPLE_SHOWN });
  if (people.data?.data.length === 0) return null;

  function factOf({ openJobs, completedContracts }: FeaturedUser) {
    const [key, count] =
      kind === 'company' ? (['openJobs', openJobs] as const) : (['completed', completedContracts] as const);
    return count > 0 ? t(`home.${key}`, { count }) : undefined;
  }

  return (
    <HomeSection
      title={t(kind === 'company' ? 'home.companies' : 'home.contractors')}
      more={{ to: ALL[kind], label: t('home.seeAll') }}
    >
      <QueryBoundary
        query={people}
        skeleton={<PeopleGrid people={undefined} />}
        errorMessage={t('home.peopleFailed')}
      >
        {({ data }) => <PeopleGrid people={data} factOf={factOf} />}
      </QueryBoundary>
    </HomeSection>
  );
}
