import { useTranslation } from 'react-i18next';
import { useGetPublicProfileQuery } from '@plumbline/shared-api/users';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { BusinessIcon } from '@plumbline/shared-ui/more-icons';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonPage } from '../person-page/PersonPage';
import { ProfileSkeleton } from '../person-card/ProfileSkeleton';
import { CompanyProfile } from './CompanyProfile';

/** A company as others see it (`/company-profile?id=`): the company first, its contact second. */
export function CompanyProfilePage() {
  const { t } = useTranslation('profile');
  const id = useAddress().get('id');
  const profile = useGetPublicProfileQuery(id, { skip: id === '' });
  // Another company's data must not stand under this address while theirs is on the way.
  const query = { ...profile, data: profile.currentData };
  const company = query.data?.userType === 'company' ? query.data : undefined;
  const notFound = (
    <EmptyState
      icon={<BusinessIcon />}
      title={t('company.notFound')}
      description={t('company.notFoundText')}
      action={
        <ButtonLink to="/featured-companies" variant="contained">
          {t('company.all')}
        </ButtonLink>
      }
    />
  );

  return (
    <PersonPage person={company} title={t('titles.company')} isLoading={!query.data && query.isFetching}>
      {id === '' ? (
        notFound
      ) : (
        <QueryBoundary
          query={query}
          loadingLabel={t('loading')}
          errorMessage={t('schema:failures.loadProfile')}
          skeleton={<ProfileSkeleton />}
          notFound={notFound}
        >
          {() => (company ? <CompanyProfile company={company} /> : notFound)}
        </QueryBoundary>
      )}
    </PersonPage>
  );
}
