import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { displayName } from '@plumbline/shared-schema/profiles';
import { Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { AboutCard } from '../person-card/AboutCard';
import { SIDE_CARD } from '../person-card/card-look';
import { PersonFacts } from '../person-card/PersonFacts';
import { ProfileColumns } from '../person-card/ProfileColumns';
import { WebsiteLink } from '../person-card/WebsiteLink';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { OpenJobs } from './OpenJobs';

export function CompanyProfile({ company }: { company: PublicUser }) {
  const { t } = useTranslation('profile');
  const name = displayName(company);
  const facts = [
    { term: t('company.contact'), text: name !== company.fullName && company.fullName },
    {
      term: t('company.website'),
      text: company.website && <WebsiteLink address={company.website} />,
      isWide: true,
    },
  ];

  return (
    <ProfileColumns
      person={
        <Card sx={SIDE_CARD}>
          <PersonFacts person={company} facts={facts} />
        </Card>
      }
      main={
        <>
          <AboutCard
            person={company}
            empty={<Typography color="text.secondary">{t('company.noBio', { name })}</Typography>}
          />
          <OpenJobs ownerId={company._id} name={name} />
          {company.reviewCount > 0 && <ReviewsCard person={company} />}
        </>
      }
    />
  );
}
