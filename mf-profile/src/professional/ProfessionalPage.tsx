import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '@plumbline/shared-api/session';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { displayName, profilePath } from '@plumbline/shared-schema/profiles';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { PersonIcon } from '@plumbline/shared-ui/icons';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ProfileSkeleton } from '../person-card/ProfileSkeleton';
import { ProfessionalAction } from './ProfessionalAction';
import { PublicProfile } from './PublicProfile';

/** Anybody's public profile (`/professionals/:id`). */
export function ProfessionalPage() {
  const { t } = useTranslation('profile');
  const { id = '' } = useParams();
  const profile = useGetPublicProfileQuery(id);
  // Another person's data must not stand under this address while theirs is on the way.
  const query = { ...profile, data: profile.currentData };
  const { status } = useSession();
  // That page is for people with an account; visitors read about a company here.
  if (query.data?.userType === 'company' && status === 'authenticated')
    return <Navigate to={profilePath(query.data)} replace />;

  return (
    <Page
      title={query.data ? displayName(query.data) : t('titles.professional')}
      actions={query.data && <ProfessionalAction person={query.data} />}
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
    </Page>
  );
}
