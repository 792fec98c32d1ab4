import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import { useSession } from '@plumbline/shared-api/session';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from './HomeSection';
import { nearFirst } from './near-first';
import { PEOPLE_ASKED, PEOPLE_SHOWN, PeopleGrid } from './PeopleGrid';
import { useNearPeople } from './use-near-people';

const ALL = { company: '/featured-companies', contractor: '/professionals' };

type FeaturedPeopleProps = { kind: 'company' | 'contractor' };

/** The best rated companies or contractors beside the reader, those near them first; renders nothing without any. */
export function FeaturedPeople({ kind }: FeaturedPeopleProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const featured = useListFeaturedQuery({ kind, page: 1, limit: PEOPLE_ASKED });
  const { near, note, isLoading } = useNearPeople(kind);
  const others = featured.data?.data.filter(({ _id }) => _id !== user?._id);
  const data = isLoading ? undefined : others && nearFirst(near, others, PEOPLE_SHOWN);
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
