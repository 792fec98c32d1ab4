import { useTranslation } from 'react-i18next';
import { useGetMeQuery } from '@plumbline/shared-api/users';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ProfileSkeleton } from '../person-card/ProfileSkeleton';
import { EDIT_TOGGLE_ID } from './EditDialog';
import { OwnProfile } from './OwnProfile';
import { useProfileView } from './use-profile-view';

/** One's own profile, to read and to edit. */
export function OwnProfilePage() {
  const { t } = useTranslation('profile');
  const me = useGetMeQuery();
  const view = useProfileView();

  return (
    <Page
      title={t('titles.own')}
      subtitle={t('own.subtitle')}
      actions={
        me.data && (
          <>
            <ButtonLink to={`/professionals/${me.data._id}`}>{t('own.asOthers')}</ButtonLink>
            <Button
              id={EDIT_TOGGLE_ID}
              variant={view.isEditing ? 'contained' : 'outlined'}
              onClick={view.toggleEditing}
            >
              {t(view.isEditing ? 'own.done' : 'own.edit')}
            </Button>
          </>
        )
      }
    >
      <QueryBoundary
        query={me}
        loadingLabel={t('loading')}
        errorMessage={t('schema:failures.loadProfile')}
        skeleton={<ProfileSkeleton />}
      >
        {(user) => <OwnProfile user={user} view={view} />}
      </QueryBoundary>
    </Page>
  );
}
