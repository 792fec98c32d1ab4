import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { parseNear } from '@plumbline/shared-schema/near';
import type { ProfessionalPage } from '@plumbline/shared-schema/professionals';
import { Button } from '@plumbline/shared-ui/actions';
import { SEARCH_FIELD_ID, TextInput } from '@plumbline/shared-ui/fields';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { FilterListIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { LocationFilter, useDraft } from '@plumbline/shared-ui/search';
import { FilterFields } from './FilterFields';
import { moreFiltersIn } from './professional-filters';
import type { Filters } from './professional-filters';
import type { ProfessionalsView } from './use-professionals-view';

const FilterSheet = lazily(() => import('./FilterSheet'), 'FilterSheet');

type SearchPanelProps = {
  inputs: ProfessionalsView['inputs'];
  /** Undefined while it is not known how many there are. */
  found: Pick<ProfessionalPage, 'count' | 'countIsMinimum'> | undefined;
  /** Search now, when nothing has changed since the last search. */
  onRepeat: () => unknown;
  onChooseOnMap: () => void;
};

export function SearchPanel({ inputs, found, onRepeat, onChooseOnMap }: SearchPanelProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const { change, set, applyNow } = inputs;
  const draft = useDraft(inputs.draft);
  const places = usePlaceLookup(language, parseNear(draft.location));

  return (
    <Paper
      component="form"
      role="search"
      aria-label={t('search.label')}
      variant="outlined"
      sx={{ p: { xs: 2, md: 2.5 } }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!applyNow()) onRepeat();
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        }}
      >
        <TextInput
          id={SEARCH_FIELD_ID}
          size="small"
          type="search"
          label={t('search.q')}
          placeholder={t('search.qHint')}
          value={draft.q}
          onChange={({ target }) => change('q', target.value)}
          slotProps={{
            htmlInput: { maxLength: SEARCH_TEXT_MAX, autoComplete: 'off' },
            inputLabel: { shrink: true },
          }}
        />
        <LocationFilter
          places={places}
          value={draft.location}
          onType={(value) => change('location', value)}
          onChoose={(value) => set('location', value)}
          onChooseOnMap={onChooseOnMap}
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
          {t('search.submit')}
        </Button>
      </Box>
      <MoreFilters draft={draft} inputs={inputs} found={found} />
    </Paper>
  );
}

type MoreFiltersProps = Pick<SearchPanelProps, 'inputs' | 'found'> & { draft: Filters };

/** On phones in a sheet of their own. */
function MoreFilters({ draft, inputs, found }: MoreFiltersProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const active = moreFiltersIn(draft);

  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-haspopup="dialog"
        startIcon={<FilterListIcon />}
        onClick={() => setOpen(true)}
        sx={{ display: { sm: 'none' }, mt: 2 }}
      >
        {active === 0 ? t('search.filters') : t('search.filtersActive', { active })}
      </Button>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, mt: 2 }}>
        <FilterFields draft={draft} set={inputs.set} />
      </Box>
      {isOpen && <FilterSheet {...{ draft, inputs, found }} onClose={() => setOpen(false)} />}
    </>
  );
}
