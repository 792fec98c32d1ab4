import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useIsOnline } from '@plumbline/shared-api/live';
import { useSession } from '@plumbline/shared-api/session';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { PersonIcon } from '@plumbline/shared-ui/more-icons';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonPage } from '../person-page/PersonPage';
import { ProfileSkeleton } from '../person-card/ProfileSkeleton';
import { lastSearch } from '../professionals/last-search';
import { PublicProfile } from './PublicProfile';

/** Anybody's public profile (`/professionals/:id`). */
export function ProfessionalPage() {
  const { t } = useTranslation('profile');
  const { id = '' } = useParams();
  const profile = useGetPublicProfileQuery(id);
  // Another person's data must not stand under this address while theirs is on the way.
  const query = { ...profile, data: profile.currentData };
  const { status } = useSession();
  const isActive = useIsOnline(id);
  // That page is for people with an account; visitors read about a company here.
  if (query.data?.userType === 'company' && status === 'authenticated')
    return <Navigate to={profilePath(query.data)} replace />;

  const isLoading = !query.data && query.isFetching;
  // Clients are not found there; most profiles are contractors', so its place is kept until that is known.
  const isInSearch = isLoading || query.data?.userType === 'contractor';

  return (
    <PersonPage
      person={query.data}
      title={t('titles.professional')}
      isLoading={isLoading}
      isActive={isActive}
      back={isInSearch && <BackLink to={lastSearch()}>{t('titles.professionals')}</BackLink>}
    >
      <QueryBoundary
        query={query}
        loadingLabel={t('loading')}
        errorMessage={t('schema:failures.loadProfile')}
        skeleton={<ProfileSkeleton />}
        notFound={
          <EmptyState
            icon={<PersonIcon />}
            title={t('professional.notFound')}
            description={t('professional.notFoundText')}
            action={
              <ButtonLink to="/jobs" variant="contained">
                {t('professional.browse')}
              </ButtonLink>
            }
          />
        }
      >
        {(person) => <PublicProfile person={person} />}
      </QueryBoundary>
    </PersonPage>
  );
}
