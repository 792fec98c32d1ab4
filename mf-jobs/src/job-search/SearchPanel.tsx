import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { parseNear } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { SEARCH_FIELD_ID } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { FilterListIcon } from '@plumbline/shared-ui/more-icons';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { LocationFilter, useDraft } from '@plumbline/shared-ui/search';
import { FilterText } from './FilterText';
import { activeFilters, FILTER_LENGTH, type FilterName, type JobFilters } from '../job-filters/job-filters';
import { MoreFilters } from './MoreFilters';
import type { JobSearchView } from './use-job-search-view';

const FilterSheet = lazily(() => import('./FilterSheet'), 'FilterSheet');

type SearchPanelProps = {
  inputs: JobSearchView['inputs'];
  /** Search now, when nothing has changed since the last search. */
  onRepeat: () => unknown;
  onChooseOnMap: () => void;
};

/** From desktops on 24 parts, which words, place, seven fields and a button fill to the end of the last row. */
const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'repeat(24, minmax(0, 1fr))',
  },
};
const WORDS = { gridColumn: { md: 'span 12', lg: 'span 7' }, minWidth: 0 };
const PLACE = { gridColumn: { md: 'span 12', lg: 'span 9' }, minWidth: 0 };
const FIELD = { md: 'span 6', lg: 'span 4' };
const FIELDS = { display: { xs: 'none', md: 'contents' }, '& > *': { gridColumn: FIELD } };

/** On phones and tablets all but the words and the place are in a sheet of their own. */
export const SearchPanel = memo(function SearchPanel({ inputs, onRepeat, onChooseOnMap }: SearchPanelProps) {
  const { t } = useTranslation('jobs');
  const { applyNow, clear } = inputs;
  const draft = useDraft(inputs.draft);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { field, location } = useFields(inputs, draft);
  const words = field('q');

  return (
    <>
      <Paper
        component="form"
        role="search"
        aria-label={t('search.filters.label')}
        variant="outlined"
        sx={{ p: { xs: 2, md: 2.5 } }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!applyNow()) onRepeat();
        }}
      >
        <Box sx={grid}>
          <Box sx={WORDS}>
            <WordsField {...words} />
          </Box>
          <Box sx={PLACE}>
            <LocationFilter {...location} onChooseOnMap={onChooseOnMap} />
          </Box>
          <Box sx={FIELDS}>
            <MoreFilters draft={draft} field={field} />
          </Box>
          <SearchNow isEmpty={activeFilters(draft).length === 0} />
          <SheetButton draft={draft} onOpen={() => setSheetOpen(true)} />
        </Box>
      </Paper>
      {isSheetOpen && (
        <FilterSheet draft={draft} field={field} onClear={clear} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
});

/** What the inputs of the panel and of its sheet show and change. */
function useFields({ change, set }: SearchPanelProps['inputs'], draft: JobFilters) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const places = usePlaceLookup(language, parseNear(draft.jobLocation));
  const field = (name: FilterName) => ({
    label: t(`search.filters.${name}`),
    value: draft[name],
    onChange: (value: string) => change(name, value),
  });
  const location = {
    places,
    value: draft.jobLocation,
    onType: field('jobLocation').onChange,
    onChoose: (value: string) => set('jobLocation', value),
  };
  return { field, location };
}

type WordsFieldProps = { label: string; value: string; onChange: (value: string) => void };

function WordsField(words: WordsFieldProps) {
  const { t } = useTranslation('jobs');

  return (
    <FilterText
      {...words}
      id={SEARCH_FIELD_ID}
      maxLength={FILTER_LENGTH.q}
      placeholder={t('search.filters.qHint')}
      icon={<SearchIcon fontSize="small" />}
    />
  );
}

/** `isEmpty`: there is nothing to search for. */
function SearchNow({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('jobs');

  return (
    <Button
      type="submit"
      variant="contained"
      startIcon={<SearchIcon />}
      disabled={isEmpty}
      sx={{ display: { xs: isEmpty ? 'none' : 'inline-flex', md: 'inline-flex' }, gridColumn: FIELD }}
    >
      {t('search.searchNow')}
    </Button>
  );
}

function SheetButton({ draft, onOpen }: { draft: JobFilters; onOpen: () => void }) {
  const { t } = useTranslation('jobs');
  const filters = activeFilters(draft);
  const active = filters.filter((name) => name !== 'q' && name !== 'jobLocation').length;

  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      startIcon={<FilterListIcon />}
      onClick={onOpen}
      // Beside Search now, which is there once there is something to search for.
      sx={{ display: { md: 'none' }, gridColumn: { sm: filters.length === 0 ? '1 / -1' : 'auto' } }}
    >
      {active === 0 ? t('search.sheet.open') : t('search.sheet.openActive', { active })}
    </Button>
  );
}
