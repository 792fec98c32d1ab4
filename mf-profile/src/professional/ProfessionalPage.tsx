import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { PersonIcon } from '@plumbline/shared-ui/icons';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { displayName } from '../person-card/display-name';
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
