import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { useGetMeQuery } from '@plumbline/shared-api/users';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ProfileSkeleton } from '../person-card/ProfileSkeleton';
import { EDIT_TOGGLE_ID } from './EditDialog';
import { OwnProfile } from './OwnProfile';

const WIDE_ON_PHONES = { width: { xs: '100%', sm: 'auto' } } as const;

/** One's own profile, to read and to edit. */
export function OwnProfilePage() {
  const { t } = useTranslation('profile');
  const me = useGetMeQuery();
  const { get, change } = useAddress();
  const mayEdit = useMay('profile');
  const isEditing = mayEdit && get('editing') !== '';

  return (
    <Page
      title={t('titles.own')}
      subtitle={t('own.subtitle')}
      actions={
        me.data && (
          <>
            <ButtonLink to={profilePath(me.data)} variant="outlined" sx={WIDE_ON_PHONES}>
              {t('own.asOthers')}
            </ButtonLink>
            {mayEdit && (
              <Button
                id={EDIT_TOGGLE_ID}
                variant={isEditing ? 'contained' : 'outlined'}
                sx={WIDE_ON_PHONES}
                onClick={() => change({ editing: isEditing ? '' : '1' }, { replace: true })}
              >
                {t(isEditing ? 'own.done' : 'own.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      <QueryBoundary
        query={me}
        loadingLabel={t('loading')}
        errorMessage={t('schema:failures.loadProfile')}
        skeleton={<ProfileSkeleton isOwn />}
      >
        {(user) => <OwnProfile user={user} isEditing={isEditing} />}
      </QueryBoundary>
    </Page>
  );
}
