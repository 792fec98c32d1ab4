import { useTranslation } from 'react-i18next';
import { useListTopPerformersQuery } from '@plumbline/shared-api/users';
import { Box, CardList, EntrySkeleton, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Link } from '@plumbline/shared-ui/text';
import { TO } from '../destinations';
import { ProfessionalCard } from './ProfessionalCard';
import { Section } from './Section';
import { TOP_PROFESSIONALS } from './top-professionals';

const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  ...PHONE_RAIL,
} as const;

const NotFetched = lazily(() => import('./TopProfessionalsNotFetched'), 'TopProfessionalsNotFetched');

/** Renders nothing without contractors. */
export function TopProfessionals() {
  const { t } = useTranslation('marketing');
  const query = useListTopPerformersQuery(TOP_PROFESSIONALS);
  const { data } = query;
  if (data?.data.length === 0) return null;
  const all = (
    <Link to={TO.professionals} sx={{ fontWeight: 600 }}>
      {t('professionals.all')}
    </Link>
  );
  return (
    <Section title={t('professionals.title')} text={t('professionals.text')} aside={<Box>{all}</Box>}>
      {query.isError && <NotFetched query={query} />}
      {data && (
        <CardList rows={data.data} spacing={0} sx={SIDE_BY_SIDE}>
          {(performer) => <ProfessionalCard performer={performer} />}
        </CardList>
      )}
      {!data && !query.isError && (
        <Box role="status" aria-busy="true" aria-label={t('professionals.loading')} sx={SIDE_BY_SIDE}>
          {Array.from({ length: TOP_PROFESSIONALS.limit }, (_, index) => (
            <EntrySkeleton key={index} size="tile" />
          ))}
        </Box>
      )}
    </Section>
  );
}
