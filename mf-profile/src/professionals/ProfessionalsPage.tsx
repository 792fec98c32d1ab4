import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { useSession } from '@plumbline/shared-api/session';
import { nearText } from '@plumbline/shared-schema/near';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { useAddressDialog, type AddressDialog } from '@plumbline/shared-ui/address';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Container } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page, PageHeading } from '@plumbline/shared-ui/Page';
import { FilterChips, NearestPrompt, SearchColumns, useReturnFocus } from '@plumbline/shared-ui/search';
import { Typography } from '@plumbline/shared-ui/text';
import { InvitePicked } from '../invite-dialog/InvitePicked';
import { useRememberedSearch } from './last-search';
import { MapPane } from './MapPane';
import { PickedBar } from './PickedBar';
import { ProfessionalList } from './ProfessionalList';
import { withPromoted } from './promoted';
import { ResultsHeader } from './ResultsHeader';
import { SearchPanel } from './SearchPanel';
import { useFilterTexts } from './use-filter-texts';
import { useProfessionals } from './use-professionals';
import { useProfessionalsView, type ProfessionalsView } from './use-professionals-view';

const PlaceDialog = lazily(() => import('@plumbline/shared-ui/PlaceDialog'), 'PlaceDialog');

const NOBODY: readonly never[] = [];

/** Contractors by trade, words, place and rating (`/professionals`); the address holds the whole view. */
export function ProfessionalsPage() {
  const { t } = useTranslation('profile');
  const { isContractor } = useSession();
  useRememberedSearch();
  const view = useProfessionalsView();
  const places = usePlaceLookup(useLanguage().language, view.near);
  const dialog = useAddressDialog('dialog');
  const query = useProfessionals(view);
  const [pointedAt, setPointedAt] = useState<string>();
  const people = query.data ? withPromoted(query.data).map(({ person }) => person) : NOBODY;
  const remember = useReturnFocus(people);
  const choosePlace = () => dialog.open('place');
  const isPlaceWanted = view.sort === 'nearest' && !view.near && !view.isSaved;

  return (
    <Page title={t('titles.professionals')} isFullBleed>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 4 } }}>
        <PageHeading>{t('titles.professionals')}</PageHeading>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '60ch' }}>
          {t(isContractor ? 'search.introContractor' : 'search.intro')}
        </Typography>
        {!view.isSaved && (
          <>
            <SearchPanel
              inputs={view.inputs}
              found={query.isFetching ? undefined : query.data}
              onRepeat={query.refetch}
              onChooseOnMap={choosePlace}
            />
            <Chips {...view} />
          </>
        )}
        <SearchColumns
          layout={view.layout}
          header={
            <>
              <ResultsHeader view={view} results={query.data} isStale={query.isFetching} />
              {isPlaceWanted && (
                <NearestPrompt
                  places={places}
                  onChoose={(place) => view.set('location', place)}
                  onChooseOnMap={choosePlace}
                />
              )}
            </>
          }
          list={<ProfessionalList view={view} query={query} onPoint={setPointedAt} remember={remember} />}
          map={
            <MapPane
              view={view}
              people={people}
              results={query.data}
              activeId={pointedAt}
              onOpen={remember}
            />
          }
          mapLabel={t('search.mapRegion')}
        />
        <PickedBar />
        <InvitePicked people={people} />
        <SearchPlaceDialog view={view} dialog={dialog} places={places} />
      </Container>
    </Page>
  );
}

function Chips({ filters, set, clear }: Pick<ProfessionalsView, 'filters' | 'set' | 'clear'>) {
  const texts = useFilterTexts(filters);
  return <FilterChips texts={texts} onRemove={(name) => set(name, '')} onClear={clear} />;
}

type SearchPlaceDialogProps = { view: ProfessionalsView; dialog: AddressDialog; places: PlaceLookup };

function SearchPlaceDialog({ view, dialog, places }: SearchPlaceDialogProps) {
  if (dialog.value !== 'place') return null;
  return (
    <PlaceDialog
      places={places}
      near={view.near}
      onClose={dialog.close}
      onChoose={(near) => {
        // Another address closes the dialog by itself.
        if (!view.set('location', nearText(near))) dialog.close();
      }}
    />
  );
}
