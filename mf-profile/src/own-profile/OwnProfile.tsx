import { useTranslation } from 'react-i18next';
import type { User } from '@plumbline/shared-schema/users';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { EditIcon } from '@plumbline/shared-ui/icons';
import { Grid, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { AboutCard } from '../person-card/AboutCard';
import { PersonCard } from '../person-card/PersonCard';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { DIALOG_PARAMETER } from './EditForm';
import { FirstSteps } from './FirstSteps';
import { HeadlineCard } from './HeadlineCard';
import { ProfileDialogs } from './ProfileDialogs';
import type { ProfileField } from './use-save-profile';

/** The two columns of one's own profile; edit controls only in edit mode. */
export function OwnProfile({ user, isEditing }: { user: User; isEditing: boolean }) {
  const { t } = useTranslation('profile');
  const { get, change } = useAddress();
  const dialog = useAddressDialog(DIALOG_PARAMETER);
  const open = (field: ProfileField) => dialog.open(field);
  const pencil = (field: ProfileField, label: string) =>
    isEditing && (
      <IconButton label={label} onClick={() => open(field)}>
        <EditIcon />
      </IconButton>
    );

  return (
    <>
      {get('onboarding') !== '' && (
        <FirstSteps
          user={user}
          onOpen={open}
          onDismiss={() => change({ onboarding: '' }, { replace: true })}
        />
      )}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 4 }}>
          <PersonCard
            person={user}
            hasName
            facts={[{ term: t('person.email'), text: <Email user={user} /> }]}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 8 }}>
          <Stack spacing={3}>
            <HeadlineCard title={user.title} action={pencil('title', t('headline.edit'))} />
            <AboutCard
              bio={user.bio}
              action={pencil('bio', t('about.edit'))}
              empty={
                <EmptyState
                  title={t('about.empty')}
                  action={
                    <Button variant="contained" onClick={() => open('bio')}>
                      {t('about.add')}
                    </Button>
                  }
                />
              }
            />
            {user.reviewCount > 0 && <ReviewsCard person={user} />}
          </Stack>
        </Grid>
      </Grid>
      <ProfileDialogs user={user} dialog={dialog} />
    </>
  );
}

function Email({ user: { email, emailVerified } }: { user: User }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {email}
      {!emailVerified && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t('person.unverified')}
          sx={{ display: 'flex', width: 'fit-content', mt: 0.75 }}
        />
      )}
    </>
  );
}
