import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearText } from '@plumbline/shared-schema/near';
import { useAddressDialog, type AddressDialog } from '@plumbline/shared-ui/address';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page, PageHeading } from '@plumbline/shared-ui/Page';
import { NearestPrompt } from '@plumbline/shared-ui/search';
import { Typography } from '@plumbline/shared-ui/text';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { MapPane } from './MapPane';
import { ProfessionalList } from './ProfessionalList';
import { ResultsHeader } from './ResultsHeader';
import { SearchPanel } from './SearchPanel';
import { useProfessionals } from './use-professionals';
import { useProfessionalsView, type ProfessionalsView } from './use-professionals-view';

const PlaceDialog = lazily(() => import('@plumbline/shared-ui/PlaceDialog'), 'PlaceDialog');

/** Room for the list and the map side by side. */
const WIDE = '(min-width: 1200px)';

/** Contractors by trade, words, place and rating (`/professionals`); the address holds the whole view. */
export function ProfessionalsPage() {
  const { t } = useTranslation('profile');
  const view = useProfessionalsView();
  const dialog = useAddressDialog('dialog');
  const query = useProfessionals(view);
  const [pointedAt, setPointedAt] = useState<string>();
  const isWide = useMediaQuery(WIDE);
  const choosePlace = () => dialog.open('place');
  const { isList, isMap, isPlaceWanted } = shownParts(view, isWide);

  return (
    <Page title={t('titles.professionals')} isFullBleed>
      <Container maxWidth="xl" sx={{ py: { xs: 3, md: 4 } }}>
        <PageHeading>{t('titles.professionals')}</PageHeading>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '60ch' }}>
          {t('search.intro')}
        </Typography>
        {!view.isSaved && <SearchPanel view={view} onRepeat={query.refetch} onChooseOnMap={choosePlace} />}
        <Box
          sx={{
            mt: 3,
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' },
          }}
        >
          <Box>
            <ResultsHeader view={view} results={query.isFetching ? undefined : query.data} />
            {isPlaceWanted && (
              <NearestPrompt onChoose={(place) => view.set('location', place)} onChooseOnMap={choosePlace} />
            )}
            {isList && <ProfessionalList view={view} query={query} onPoint={setPointedAt} />}
          </Box>
          {isMap && <MapPane view={view} people={query.data?.data ?? []} activeId={pointedAt} />}
        </Box>
        <SearchPlaceDialog view={view} dialog={dialog} />
      </Container>
    </Page>
  );
}

/** Small screens show one of the two. */
function shownParts({ layout, sort, near, isSaved }: ProfessionalsView, isWide: boolean) {
  return {
    isList: isWide || layout === 'list',
    // Not by style alone: a map that is not shown must not be loaded.
    isMap: isWide || layout === 'map',
    isPlaceWanted: sort === 'nearest' && !near && !isSaved,
  };
}

function SearchPlaceDialog({ view, dialog }: { view: ProfessionalsView; dialog: AddressDialog }) {
  if (dialog.value !== 'place') return null;
  return (
    <PlaceDialog
      near={view.near}
      onClose={dialog.close}
      onChoose={(near) => {
        // Another address closes the dialog by itself.
        if (!view.set('location', nearText(near))) dialog.close();
      }}
    />
  );
}
