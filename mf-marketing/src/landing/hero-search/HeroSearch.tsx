import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '@plumbline/shared-ui/actions';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { CityInput } from './CityInput';
import { searchAddress, type HeroSearch as Search } from './search-address';
import { SoughtSwitch } from './SoughtSwitch';
import { TradeInput } from './TradeInput';

const NOTHING: Search = { sought: 'people', what: '', trade: undefined, city: '', place: undefined };

/** The search by trade and city, for people or for work; leads to the search page of either. */
export function HeroSearch() {
  const { t } = useTranslation('marketing');
  const id = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useState(NOTHING);
  const change = (changes: Partial<Search>) => setSearch((before) => ({ ...before, ...changes }));

  return (
    <Paper
      component="form"
      role="search"
      aria-label={t('search.label')}
      variant="outlined"
      sx={{ mt: 4, boxShadow: 'var(--plumbline-shadow)' }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchAddress(search));
      }}
    >
      <SoughtSwitch value={search.sought} onChange={(sought) => change({ sought })} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          p: { xs: 1.5, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TradeInput text={search.what} onType={(what, trade) => change({ what, trade })} />
        <CityInput
          id={`${id}-city`}
          text={search.city}
          onType={(city) => change({ city, place: undefined })}
          onPick={(place) => change({ city: place.name, place })}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<SearchIcon />}
          sx={{ gridColumn: { sm: '1 / -1' }, minHeight: 52 }}
        >
          {t(`search.submit.${search.sought}`)}
        </Button>
      </Box>
    </Paper>
  );
}
