import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { displayName } from '@plumbline/shared-schema/profiles';
import { Grid, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { AboutCard } from '../person-card/AboutCard';
import { PersonCard } from '../person-card/PersonCard';
import { WebsiteLink } from '../person-card/WebsiteLink';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { OpenJobs } from './OpenJobs';

export function CompanyProfile({ company }: { company: PublicUser }) {
  const { t } = useTranslation('profile');
  const name = displayName(company);
  const facts = [
    { term: t('company.contact'), text: name !== company.fullName && company.fullName },
    { term: t('company.website'), text: company.website && <WebsiteLink address={company.website} /> },
  ];

  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 4 }}>
        <PersonCard person={{ ...company, fullName: name }} facts={facts} />
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <Stack spacing={3}>
          <AboutCard
            title={t('about.company')}
            bio={company.bio}
            empty={<Typography color="text.secondary">{t('company.noBio', { name })}</Typography>}
          />
          <OpenJobs ownerId={company._id} name={name} />
          {company.reviewCount > 0 && <ReviewsCard person={company} />}
        </Stack>
      </Grid>
    </Grid>
  );
}
