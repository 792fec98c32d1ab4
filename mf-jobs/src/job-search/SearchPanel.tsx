import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { Button } from '@plumbline/shared-ui/actions';
import { SEARCH_FIELD_ID } from '@plumbline/shared-ui/fields';
import { FilterListIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { LocationFilter } from '@plumbline/shared-ui/search';
import { FilterText } from './FilterText';
import { activeFilters, FILTER_LENGTH, type FilterName } from './job-filters';
import { MoreFilters } from './MoreFilters';
import type { JobSearchView } from './use-job-search-view';

type SearchPanelProps = {
  view: Pick<JobSearchView, 'draft' | 'change' | 'set' | 'applyNow'>;
  /** Search now, when nothing has changed since the last search. */
  onRepeat: () => unknown;
  onChooseOnMap: () => void;
};

const firstRow = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
};

/** On phones all but text and place fold away. */
export function SearchPanel({ view, onRepeat, onChooseOnMap }: SearchPanelProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const places = usePlaceLookup(language);
  const { draft, change, set, applyNow } = view;
  const field = (name: FilterName) => ({
    label: t(`search.filters.${name}`),
    value: draft[name],
    onChange: (value: string) => change(name, value),
  });
  const words = { ...field('q'), maxLength: FILTER_LENGTH.q };

  return (
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
      <Box sx={firstRow}>
        <FilterText
          {...words}
          id={SEARCH_FIELD_ID}
          placeholder={t('search.filters.qHint')}
          icon={<SearchIcon fontSize="small" />}
        />
        <LocationFilter
          places={places}
          value={draft.jobLocation}
          onType={field('jobLocation').onChange}
          onChoose={(value) => set('jobLocation', value)}
          onChooseOnMap={onChooseOnMap}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<SearchIcon />}
          disabled={activeFilters(draft).length === 0}
        >
          {t('search.searchNow')}
        </Button>
      </Box>
      <FoldedFilters>
        <MoreFilters draft={draft} field={field} />
      </FoldedFilters>
    </Paper>
  );
}

function FoldedFilters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<FilterListIcon />}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' }, mt: 1 }}
      >
        {t(isOpen ? 'search.fewerFilters' : 'search.moreFilters')}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' }, mt: 2 }}>
        {children}
      </Box>
    </>
  );
}
