import { useTranslation } from 'react-i18next';
import type { TopPerformer } from '@plumbline/shared-schema/users';
import { PlaceIcon, VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardContent } from '@plumbline/shared-ui/layout';
import { DotLine, heldBadges, Link, PersonAvatar, RatingFigure, Typography } from '@plumbline/shared-ui/text';

export function ProfessionalCard({ performer }: { performer: TopPerformer }) {
  const { _id, firstName, lastName, profile, title, city, rating, reviewCount } = performer;
  const name = `${firstName} ${lastName}`.trim();
  const [trade] = (title ?? '').split('|');
  return (
    <Card
      sx={{
        position: 'relative',
        height: '100%',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <PersonAvatar name={name} src={profile} size={96} />
        <Typography variant="h4" component="h3" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <Link to={`/professionals/${_id}`} color="inherit" underline="hover" isCoveringCard>
            {name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{trade?.trim()}</Typography>
        <Facts city={city} completed={performer.completedContracts} />
        <Verified badges={heldBadges(performer.badges)} />
        <Box sx={{ mt: 'auto', pt: 2 }}>
          <RatingFigure rating={rating} reviewCount={reviewCount} />
        </Box>
      </CardContent>
    </Card>
  );
}

function Facts({ city, completed }: { city: string | null; completed: number }) {
  const { t } = useTranslation('marketing');
  const facts = [city, completed > 0 && t('professionals.completed', { count: completed })].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1, display: 'flex', gap: 0.5 }}>
      {city && <PlaceIcon fontSize="small" aria-hidden />}
      <span>
        <DotLine facts={facts} />
      </span>
    </Typography>
  );
}

/** The badges stand in one line: chips would be more than the rest of the card, and a script of their own. */
function Verified({ badges }: { badges: ReturnType<typeof heldBadges> }) {
  const { t } = useTranslation('ui');
  if (badges.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, display: 'flex', gap: 0.5 }}>
      <VerifiedIcon fontSize="small" aria-hidden />
      <span>{badges.map((badge) => t(`badge.${badge}`)).join(', ')}</span>
    </Typography>
  );
}
