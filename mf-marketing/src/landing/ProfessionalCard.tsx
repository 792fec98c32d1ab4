import { useTranslation } from 'react-i18next';
import type { TopPerformer } from '@plumbline/shared-schema/users';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { heldBadges, RatingFigure, Typography } from '@plumbline/shared-ui/text';

export function ProfessionalCard({ performer }: { performer: TopPerformer }) {
  const { t } = useTranslation('marketing');
  const { _id, firstName, lastName, profile, title, city, rating, reviewCount } = performer;
  const { completedContracts: count } = performer;
  const name = `${firstName} ${lastName}`.trim();
  const [trade] = (title ?? '').split('|');
  return (
    <EntryCard
      size="tile"
      title={name}
      heading="h3"
      link={{ to: `/professionals/${_id}` }}
      cover={<PersonCover name={name} src={profile} />}
      meta={[city, count > 0 && t('professionals.completed', { count })]}
      rating={<RatingFigure rating={rating} reviewCount={reviewCount} />}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {trade?.trim()}
      </Typography>
      <Verified badges={heldBadges(performer.badges)} />
    </EntryCard>
  );
}

/** The badges stand in one line: chips would be more than the rest of the card, and a script of their own. */
function Verified({ badges }: { badges: ReturnType<typeof heldBadges> }) {
  const { t } = useTranslation('ui');
  if (badges.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', gap: 0.5 }}>
      <VerifiedIcon fontSize="small" aria-hidden />
      <span>{badges.map((badge) => t(`badge.${badge}`)).join(', ')}</span>
    </Typography>
  );
}
