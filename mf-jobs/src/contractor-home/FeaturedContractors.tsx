import { useTranslation } from 'react-i18next';
import { useListTopPerformersQuery } from '@plumbline/shared-api/users';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { HomeSection } from './HomeSection';

const SHOWN = 4;

/** The best rated contractors; without any, or without an answer, the section is left out. */
export function FeaturedContractors() {
  const { t } = useTranslation('jobs');
  const { data } = useListTopPerformersQuery({ page: 1, limit: SHOWN, timePeriod: 'all' });
  if (!data || data.data.length === 0) return null;

  return (
    <HomeSection title={t('contractorHome.featured')}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {data.data.map(({ _id, firstName, lastName, profile, title, rating, reviewCount }) => {
          const name = `${firstName} ${lastName}`.trim();
          return (
            <Card key={_id} component="li">
              <CardContent component={Stack} sx={{ flexDirection: 'row', gap: 2, alignItems: 'center' }}>
                <PersonAvatar name={name} src={profile} size={52} />
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </Typography>
                  {title && (
                    <Typography variant="body2" color="text.secondary" noWrap>
                      {title}
                    </Typography>
                  )}
                  {reviewCount > 0 && (
                    <Stack
                      direction="row"
                      spacing={1}
                      sx={{ mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
                    >
                      <Rating value={rating} size="small" />
                      <Typography variant="body2" color="text.secondary">
                        {t('contractorHome.reviews', { count: reviewCount })}
                      </Typography>
                    </Stack>
                  )}
                </Box>
              </CardContent>
            </Card>
          );
        })}
      </Box>
    </HomeSection>
  );
}
