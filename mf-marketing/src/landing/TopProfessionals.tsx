import { useTranslation } from 'react-i18next';
import { useListTopPerformersQuery } from '@plumbline/shared-api/users';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { ProfessionalCard } from './ProfessionalCard';
import { Section } from './Section';

const SHOWN = 4;
const CARD_HEIGHT = 244;

const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
} as const;

/** The best-rated contractors. Without any, or without an answer, the page goes on without them. */
export function TopProfessionals() {
  const { t } = useTranslation('marketing');
  const { data, isLoading } = useListTopPerformersQuery({ page: 1, limit: SHOWN, timePeriod: 'all' });
  if (!isLoading && !data?.data.length) return null;
  return (
    <Section title={t('professionals.title')} text={t('professionals.text')}>
      {data ? (
        <Box component="ul" sx={row}>
          {data.data.map((performer) => (
            <ProfessionalCard key={performer._id} performer={performer} />
          ))}
        </Box>
      ) : (
        <Box role="status" aria-busy="true" aria-label={t('professionals.loading')} sx={row}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={CARD_HEIGHT} />
          ))}
        </Box>
      )}
    </Section>
  );
}
