import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { NothingFound } from '@plumbline/shared-ui/fields';
import { Box, CardList, EntrySkeleton, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { resultLinkId, SEEN_AT_ONCE, type ReturnFocus } from '@plumbline/shared-ui/search';
import { Typography } from '@plumbline/shared-ui/text';
import { hasFilters } from './professional-filters';
import { ProfessionalCard } from './ProfessionalCard';
import { withPromoted } from './promoted';
import type { useProfessionals } from './use-professionals';
import type { ProfessionalsView } from './use-professionals-view';

type ProfessionalListProps = {
  view: ProfessionalsView;
  query: ReturnType<typeof useProfessionals>;
  /** The card that is hovered or focused. */
  onPoint: (id: string | undefined) => void;
  remember: ReturnFocus;
};

export function ProfessionalList({ view, query, onPoint, remember }: ProfessionalListProps) {
  const { t } = useTranslation('profile');
  const { isSaved, filters, near, page, turnTo, clear } = view;
  const isSearch = !isSaved && hasFilters(filters);
  const pointAway = () => onPoint(undefined);

  return (
    <QueryBoundary
      query={query}
      loadingLabel={t('search.loading')}
      skeleton={<ListSkeleton />}
      errorMessage={t('search.failed')}
      isEmpty={({ count }) => count === 0}
      empty={
        <NothingFound
          isSearch={isSearch}
          title={t(isSaved ? 'search.noneSaved' : 'search.empty')}
          hint={t(isSaved ? 'search.noneSavedHint' : 'search.emptyHint')}
          clearLabel={t('search.clear')}
          onClear={clear}
        />
      }
    >
      {(found) => (
        <Box
          aria-busy={query.isFetching}
          sx={{ opacity: query.isFetching ? 0.6 : 1, transition: 'opacity 120ms' }}
        >
          {query.isNearFirst && <NearNote />}
          <CardList rows={withPromoted(found)}>
            {({ person, isPromoted }, index) => (
              <Box
                onMouseEnter={() => onPoint(person._id)}
                onMouseLeave={pointAway}
                onFocus={() => onPoint(person._id)}
                onBlur={pointAway}
                onClickCapture={() => remember(person._id)}
              >
                <ProfessionalCard
                  person={person}
                  near={near}
                  linkId={resultLinkId(person._id)}
                  isPromoted={isPromoted}
                  isFirst={index < SEEN_AT_ONCE}
                />
              </Box>
            )}
          </CardList>
          <Pagination page={page} limit={DEFAULT_PAGE_SIZE} count={found.count} onChange={turnTo} />
        </Box>
      )}
    </QueryBoundary>
  );
}

/** As on the home page. */
function NearNote() {
  const { t } = useTranslation('profile');
  const city = useSession().user?.location?.city;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {city ? t('search.nearCity', { city }) : t('search.nearYou')}
    </Typography>
  );
}

const ROWS = [0, 1, 2, 3];

function ListSkeleton() {
  return (
    <Stack spacing={2}>
      {ROWS.map((row) => (
        <EntrySkeleton key={row} />
      ))}
    </Stack>
  );
}
