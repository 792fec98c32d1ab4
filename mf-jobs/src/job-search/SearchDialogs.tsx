import { usePlaceLookup } from '@plumbline/shared-api/places';
import { useSession } from '@plumbline/shared-api/session';
import { nearText } from '@plumbline/shared-schema/near';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { lazily } from '@plumbline/shared-ui/lazy';
import { activeFilters } from '../job-filters/job-filters';
import type { JobSearchView } from './use-job-search-view';

const PlaceDialog = lazily(() => import('@plumbline/shared-ui/PlaceDialog'), 'PlaceDialog');
const SaveSearchDialog = lazily(() => import('../saved-searches/SaveSearchDialog'), 'SaveSearchDialog');

type SearchDialogsProps = {
  view: Pick<JobSearchView, 'filters' | 'sort' | 'near' | 'set'>;
  dialog: AddressDialog;
};

export function SearchDialogs({ view, dialog }: SearchDialogsProps) {
  const { status } = useSession();
  const { language } = useLanguage();
  const places = usePlaceLookup(language, view.near);
  const { filters, sort } = view;
  const canSave = status === 'authenticated' && activeFilters(filters).length > 0;

  return (
    <>
      {dialog.value === 'place' && (
        <PlaceDialog
          places={places}
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
    </>
  );
}
