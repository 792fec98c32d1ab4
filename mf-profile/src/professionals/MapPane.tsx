import { useTranslation } from 'react-i18next';
import { nearText } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { ProfessionalsView } from './use-professionals-view';

type MapPaneProps = {
  view: Pick<ProfessionalsView, 'near' | 'set'>;
  people: readonly Professional[];
  activeId: string | undefined;
};

const HEIGHT = 'max(360px, calc(100vh - 176px))';
const ResultsMap = lazily(
  () => import('./ResultsMap'),
  'ResultsMap',
  <Skeleton variant="rounded" sx={{ height: HEIGHT }} />,
);

/** The people of the page: beside the list, sticky; on small screens instead of it. */
export function MapPane({ view, people, activeId }: MapPaneProps) {
  const { t } = useTranslation('profile');

  return (
    <Box component="section" aria-label={t('search.mapRegion')} sx={{ position: { lg: 'sticky' }, top: 88 }}>
      <ResultsMap
        people={people}
        near={view.near}
        activeId={activeId}
        height={HEIGHT}
        onSearchHere={(near) => view.set('location', nearText(near))}
      />
    </Box>
  );
}
