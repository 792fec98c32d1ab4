import { nearText } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { RESULTS_MAP_HEIGHT, type ReturnFocus } from '@plumbline/shared-ui/search';
import type { ProfessionalsView } from './use-professionals-view';

type MapPaneProps = {
  view: Pick<ProfessionalsView, 'near' | 'set'>;
  people: readonly Professional[];
  activeId: string | undefined;
  onOpen: ReturnFocus;
};

const ResultsMap = lazily(
  () => import('./ResultsMap'),
  'ResultsMap',
  <Skeleton variant="rounded" sx={{ height: RESULTS_MAP_HEIGHT }} />,
);

/** The people of the page. */
export function MapPane({ view, people, activeId, onOpen }: MapPaneProps) {
  return (
    <ResultsMap
      people={people}
      near={view.near}
      activeId={activeId}
      height={RESULTS_MAP_HEIGHT}
      onOpen={onOpen}
      onSearchHere={(near) => view.set('location', nearText(near))}
    />
  );
}
