import { useTranslation } from 'react-i18next';
import type { TopPerformer } from '@plumbline/shared-schema/users';
import { useFormat } from '@plumbline/shared-ui/format';
import { StarIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardContent } from '@plumbline/shared-ui/layout';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

export function ProfessionalCard({ performer }: { performer: TopPerformer }) {
  const { t } = useTranslation('marketing');
  const { number } = useFormat();
  const { _id, firstName, lastName, profile, title, rating, reviewCount } = performer;
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
        <PersonAvatar name={name} src={profile} size={72} />
        <Typography variant="h4" component="h3" sx={{ mt: 2.5, overflowWrap: 'anywhere' }}>
          <Link to={`/professionals/${_id}`} color="inherit" underline="hover" isCoveringCard>
            {name}
          </Link>
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
          {trade?.trim()}
        </Typography>
        <Box sx={{ mt: 'auto', display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {reviewCount > 0 && <StarIcon fontSize="small" sx={{ color: 'warning.main' }} />}
          <Typography
            variant="body2"
            sx={reviewCount > 0 ? { fontWeight: 600 } : { color: 'text.secondary' }}
          >
            {reviewCount === 0
              ? t('professionals.noReviews')
              : t('professionals.rating', {
                  rating: number(Math.round(rating * 10) / 10),
                  count: reviewCount,
                })}
          </Typography>
        </Box>
      </CardContent>
    </Card>
  );
}
