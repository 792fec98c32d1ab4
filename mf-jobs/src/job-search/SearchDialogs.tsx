import { lazy, Suspense } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import { nearText } from '@plumbline/shared-schema/near';
import { activeFilters } from './job-filters';
import type { JobSearchView } from './use-job-search-view';

const PlaceDialog = lazy(() => import('./PlaceDialog').then((module) => ({ default: module.PlaceDialog })));
const SaveSearchDialog = lazy(() =>
  import('../saved-searches/SaveSearchDialog').then((module) => ({ default: module.SaveSearchDialog })),
);

type SearchDialogsProps = {
  view: Pick<JobSearchView, 'filters' | 'sort' | 'near' | 'set'>;
  dialog: { value: string; close: () => void };
};

/** What the address opens over the search: the choice of a place, or the name of the search to keep. */
export function SearchDialogs({ view, dialog }: SearchDialogsProps) {
  const { status } = useSession();
  const { filters, sort } = view;
  const canSave = status === 'authenticated' && activeFilters(filters).length > 0;

  return (
    <Suspense>
      {dialog.value === 'place' && (
        <PlaceDialog
          near={view.near}
          onClose={dialog.close}
          onChoose={(near) => {
            // Another address closes the dialog by itself.
            if (!view.set('jobLocation', nearText(near))) dialog.close();
          }}
        />
      )}
      {dialog.value === 'save' && canSave && (
        <SaveSearchDialog filters={filters} sort={sort} onClose={dialog.close} />
      )}
    </Suspense>
  );
}
