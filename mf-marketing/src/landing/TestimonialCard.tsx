import { useTranslation } from 'react-i18next';
import { useFormat } from '@plumbline/shared-ui/format';
import { StarBorderIcon, StarIcon } from '@plumbline/shared-ui/icons';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Chip, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

const STARS = [1, 2, 3, 4, 5];

type TestimonialCardProps = {
  name: string;
  location: string;
  comment: string;
  /** 1 to 5 */
  stars: number;
};

export function TestimonialCard({ name, location, comment, stars }: TestimonialCardProps) {
  const { t } = useTranslation('marketing');
  const { number } = useFormat();
  const rating = t('testimonials.stars', { rating: number(stars) });
  return (
    <Card sx={{ height: '100%' }}>
      <Box sx={{ p: 3, height: '100%', boxSizing: 'border-box', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <Box aria-hidden sx={{ display: 'flex', color: 'warning.main' }}>
            {STARS.map((star) =>
              star <= stars ? (
                <StarIcon key={star} fontSize="small" />
              ) : (
                <StarBorderIcon key={star} fontSize="small" />
              ),
            )}
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
            {rating}
          </Typography>
          <Chip size="small" variant="outlined" label={t('testimonials.sample')} />
        </Box>
        <Typography component="blockquote" sx={{ m: 0, mb: 3, fontSize: '1.0625rem' }}>
          {comment}
        </Typography>
        <Box sx={{ mt: 'auto', display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar name={name} size={44} />
          <div>
            <Typography sx={{ fontWeight: 660 }}>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {location}
            </Typography>
          </div>
        </Box>
      </Box>
    </Card>
  );
}
