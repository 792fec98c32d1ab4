import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Grid, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { AboutCard } from '../person-card/AboutCard';
import { PersonCard } from '../person-card/PersonCard';
import { ReviewsCard } from '../reviews/ReviewsCard';

export function PublicProfile({ person }: { person: PublicUser }) {
  const { t } = useTranslation('profile');
  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 4 }}>
        <PersonCard person={person} />
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <Stack spacing={3}>
          <AboutCard
            bio={person.bio}
            empty={
              <Typography color="text.secondary">
                {t('professional.noBio', { name: person.fullName })}
              </Typography>
            }
          />
          {person.reviewCount > 0 && <ReviewsCard person={person} />}
        </Stack>
      </Grid>
    </Grid>
  );
}
