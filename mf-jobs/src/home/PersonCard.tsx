import { useTranslation } from 'react-i18next';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { displayName, profilePath } from '@plumbline/shared-schema/profiles';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { Chip, RatingFigure, Typography } from '@plumbline/shared-ui/text';

type PersonCardProps = {
  person: FeaturedUser;
  /** What tells this kind of people apart: open jobs, finished work. */
  fact?: string | undefined;
  heading: 'h2' | 'h3';
};

export function PersonCard({ person, fact, heading }: PersonCardProps) {
  const { t } = useTranslation('jobs');
  const { profile, title, location, rating, reviewCount } = person;
  const name = displayName(person);

  return (
    <EntryCard
      size="tile"
      title={name}
      heading={heading}
      link={{ to: profilePath(person) }}
      cover={<PersonCover name={name} src={profile} />}
      mark={
        person.isChosen && <Chip size="small" variant="outlined" color="primary" label={t('home.chosen')} />
      }
      meta={[location.city, fact]}
      rating={<RatingFigure rating={rating} reviewCount={reviewCount} />}
    >
      {title && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
    </EntryCard>
  );
}
