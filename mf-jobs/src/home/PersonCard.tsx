import { useTranslation } from 'react-i18next';
import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { displayName, profilePath } from '@plumbline/shared-schema/profiles';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Link, PersonAvatar, RatingFigure, Typography } from '@plumbline/shared-ui/text';

type PersonCardProps = {
  person: FeaturedUser;
  /** The line that tells this kind of people apart: open jobs, finished work. */
  fact?: string | undefined;
  heading: 'h2' | 'h3';
};

export function PersonCard({ person, fact, heading }: PersonCardProps) {
  const { t } = useTranslation('jobs');
  const { profile, title, location, rating, reviewCount } = person;
  const name = displayName(person);
  const lines = [title, location.city, fact].filter(Boolean);

  return (
    <Card
      sx={{
        position: 'relative',
        height: '100%',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent component={Stack} sx={{ flexDirection: 'row', gap: 2, alignItems: 'flex-start' }}>
        <PersonAvatar name={name} src={profile} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component={heading} sx={{ overflowWrap: 'anywhere' }}>
            <Link to={profilePath(person)} color="inherit" underline="hover" isCoveringCard>
              {name}
            </Link>
          </Typography>
          {person.isChosen && (
            <Chip size="small" variant="outlined" color="primary" label={t('home.chosen')} sx={{ mb: 0.5 }} />
          )}
          {lines.map((line) => (
            <Typography key={line} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
          {reviewCount > 0 && (
            <Box sx={{ mt: 0.5 }}>
              <RatingFigure rating={rating} reviewCount={reviewCount} />
            </Box>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
