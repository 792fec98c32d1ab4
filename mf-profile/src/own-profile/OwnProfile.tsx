import { useTranslation } from 'react-i18next';
import type { User } from '@plumbline/shared-schema/users';
import { IconButton } from '@plumbline/shared-ui/actions';
import { EditIcon } from '@plumbline/shared-ui/icons';
import { Grid, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { AboutCard } from '../person-card/AboutCard';
import { PersonCard } from '../person-card/PersonCard';
import { PersonFact } from '../person-card/PersonFact';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { EmptyBio } from './EmptyBio';
import { FirstSteps } from './FirstSteps';
import { HeadlineCard } from './HeadlineCard';
import { ProfileDialogs } from './ProfileDialogs';
import type { ProfileDialog, ProfileView } from './use-profile-view';

/** The two columns of one's own profile; edit controls only in edit mode (SPEC §2). */
export function OwnProfile({ user, view }: { user: User; view: ProfileView }) {
  const { t } = useTranslation('profile');
  const pencil = (dialog: ProfileDialog, label: string) =>
    view.isEditing && (
      <IconButton
        label={label}
        onClick={() => {
          view.open(dialog);
        }}
      >
        <EditIcon />
      </IconButton>
    );

  return (
    <>
      {view.isOnboarding && <FirstSteps user={user} view={view} />}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 4 }}>
          <PersonCard person={user} hasName>
            <PersonFact label={t('person.email')}>
              {user.email}
              {!user.emailVerified && (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label={t('person.unverified')}
                  sx={{ display: 'flex', width: 'fit-content', mt: 0.75 }}
                />
              )}
            </PersonFact>
          </PersonCard>
        </Grid>
        <Grid size={{ xs: 12, md: 8 }}>
          <Stack spacing={3}>
            <HeadlineCard title={user.title} action={pencil('title', t('headline.edit'))} />
            <AboutCard
              bio={user.bio}
              action={pencil('bio', t('about.edit'))}
              empty={
                <EmptyBio
                  onAdd={() => {
                    view.open('bio');
                  }}
                />
              }
            />
            {user.reviewCount > 0 && <ReviewsCard person={user} />}
          </Stack>
        </Grid>
      </Grid>
      <ProfileDialogs user={user} view={view} />
    </>
  );
}
