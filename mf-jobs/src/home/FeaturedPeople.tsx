import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from './HomeSection';
import { nearFirst } from './near-first';
import { PEOPLE_SHOWN, PeopleGrid } from './PeopleGrid';
import { useNearPeople } from './use-near-people';

const ALL = { company: '/featured-companies', contractor: '/professionals' };

type FeaturedPeopleProps = { kind: 'company' | 'contractor' };

/** The best rated companies or contractors, those near the reader first; renders nothing without any. */
export function FeaturedPeople({ kind }: FeaturedPeopleProps) {
  const { t } = useTranslation('jobs');
  const featured = useListFeaturedQuery({ kind, page: 1, limit: PEOPLE_SHOWN });
  const { near, note, isLoading } = useNearPeople(kind);
  const data = isLoading ? undefined : featured.data && nearFirst(near, featured.data.data, PEOPLE_SHOWN);
  if (data?.length === 0) return null;

  function factOf({ openJobs, completedContracts }: FeaturedUser) {
    const [key, count] =
      kind === 'company' ? (['openJobs', openJobs] as const) : (['completed', completedContracts] as const);
    return count > 0 ? t(`home.${key}`, { count }) : undefined;
  }

  return (
    <HomeSection
      title={t(kind === 'company' ? 'home.companies' : 'home.contractors')}
      note={data && note}
      more={{ to: ALL[kind], label: t('home.seeAll') }}
    >
      <QueryBoundary
        query={{ ...featured, data }}
        skeleton={<PeopleGrid people={undefined} />}
        errorMessage={t('home.peopleFailed')}
      >
        {(people) => <PeopleGrid people={people} factOf={factOf} />}
      </QueryBoundary>
    </HomeSection>
  );
}
