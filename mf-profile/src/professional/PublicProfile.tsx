import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Fact } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Card } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { EntriesCard } from '../entries/EntriesCard';
import { SIDE_ENTRIES } from '../entries/entry-kinds';
import { AboutCard } from '../person-card/AboutCard';
import { SIDE_CARD } from '../person-card/card-look';
import { PersonFacts } from '../person-card/PersonFacts';
import { ProfileColumns } from '../person-card/ProfileColumns';
import { WebsiteLink } from '../person-card/WebsiteLink';
import { PastJobs } from '../portfolio/PastJobs';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { ServiceArea } from './ServiceArea';
import { VisitorSkills, VisitorWorks } from './VisitorLists';

const AvailabilityCard = lazily(() => import('../availability/AvailabilityCard'), 'AvailabilityCard');

export function PublicProfile({ person }: { person: PublicUser }) {
  const { t } = useTranslation('profile');
  const facts = useFacts(person);
  const { status } = useSession();
  const isContractor = person.userType === 'contractor';
  // The lists of a profile are for people with an account; visitors learn what they can do, and how much there is.
  const hasEntries = isContractor && status === 'authenticated';
  const hasSummary = isContractor && status === 'anonymous';
  const name = displayName(person);

  return (
    <ProfileColumns
      person={
        <Card sx={SIDE_CARD}>
          <PersonFacts person={person} facts={facts} />
        </Card>
      }
      main={
        <>
          <AboutCard
            person={person}
            empty={<Typography color="text.secondary">{t('professional.noBio', { name })}</Typography>}
          />
          {hasEntries && (
            <EntriesCard name="portfolios" userId={person._id} action={<PastJobs userId={person._id} />} />
          )}
          {hasSummary && <VisitorWorks userId={person._id} />}
          {hasEntries && <EntriesCard name="experiences" userId={person._id} />}
          {person.reviewCount > 0 && <ReviewsCard person={person} />}
        </>
      }
      facts={
        <>
          <ServiceArea person={person} />
          <Availability person={person} />
          {hasEntries &&
            SIDE_ENTRIES.map((kind) => <EntriesCard key={kind} name={kind} userId={person._id} />)}
          {hasSummary && <VisitorSkills userId={person._id} />}
        </>
      }
    />
  );
}

function useFacts({
  companyName,
  fullName,
  website,
  location,
  serviceRadiusKm: km,
  point,
}: PublicUser): Fact[] {
  const { t } = useTranslation('profile');
  const { radius } = useFormat();
  return [
    { term: t('company.contact'), text: companyName && companyName !== fullName && fullName },
    {
      term: t('person.serviceArea'),
      // On its map, where there is one.
      text: point === null && km && t('person.serviceRadius', { distance: radius(km, location.country) }),
    },
    { term: t('company.website'), text: website && <WebsiteLink address={website} />, isWide: true },
  ];
}

/** Only contractors have an availability. */
function Availability({ person: { _id, userType } }: { person: PublicUser }) {
  return userType === 'contractor' && <AvailabilityCard userId={_id} />;
}
