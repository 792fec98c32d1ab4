import { nearText } from '@plumbline/shared-schema/near';
import type { Professional, ProfessionalPage } from '@plumbline/shared-schema/professionals';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { RESULTS_MAP_HEIGHT, type ReturnFocus } from '@plumbline/shared-ui/search';
import type { ProfessionalsView } from './use-professionals-view';

type MapPaneProps = {
  view: Pick<ProfessionalsView, 'near' | 'set'>;
  people: readonly Professional[];
  results: ProfessionalPage | undefined;
  activeId: string | undefined;
  onOpen: ReturnFocus;
};

const ResultsMap = lazily(
  () => import('./ResultsMap'),
  'ResultsMap',
  <Skeleton variant="rounded" sx={{ height: RESULTS_MAP_HEIGHT }} />,
);

/** The people of the page, with those who are promoted on it. */
export function MapPane({ view, people, results, activeId, onOpen }: MapPaneProps) {
  return (
    <ResultsMap
      people={people}
      near={view.near}
      activeId={activeId}
      height={RESULTS_MAP_HEIGHT}
      shown={results && { count: people.filter(({ point }) => point).length, total: results.count }}
      onOpen={onOpen}
      onSearchHere={(near) => view.set('location', nearText(near))}
    />
  );
}
