import { useTranslation } from 'react-i18next';
import { useListTopPerformersQuery } from '@plumbline/shared-api/users';
import { Box, CardList, Skeleton } from '@plumbline/shared-ui/layout';
import { ProfessionalCard } from './ProfessionalCard';
import { Section } from './Section';
import { TOP_PROFESSIONALS } from './top-professionals';

const CARD_HEIGHT = 244;

const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
} as const;

/** Renders nothing without contractors or without an answer. */
export function TopProfessionals() {
  const { t } = useTranslation('marketing');
  const { data, isLoading } = useListTopPerformersQuery(TOP_PROFESSIONALS);
  if (!isLoading && !data?.data.length) return null;
  return (
    <Section title={t('professionals.title')} text={t('professionals.text')}>
      {data ? (
        <CardList rows={data.data} spacing={0} sx={SIDE_BY_SIDE}>
          {(performer) => <ProfessionalCard performer={performer} />}
        </CardList>
      ) : (
        <Box role="status" aria-busy="true" aria-label={t('professionals.loading')} sx={SIDE_BY_SIDE}>
          {Array.from({ length: TOP_PROFESSIONALS.limit }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={CARD_HEIGHT} />
          ))}
        </Box>
      )}
    </Section>
  );
}
