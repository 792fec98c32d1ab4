import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { FilterListIcon, PlaceIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { FilterText } from './FilterText';
import { activeFilters, FILTER_LENGTH, type FilterName } from './job-filters';
import { MoreFilters } from './MoreFilters';
import type { JobSearchView } from './use-job-search-view';

type FilterPanelProps = {
  view: Pick<JobSearchView, 'draft' | 'change' | 'applyNow'>;
  /** Search now, when nothing has changed since the last answer. */
  onRepeat: () => unknown;
};

/** Everything one can search by. On phones all but the two texts fold away. */
export function FilterPanel({ view, onRepeat }: FilterPanelProps) {
  const { t } = useTranslation('jobs');
  const { draft, change, applyNow } = view;
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const field = (name: FilterName) => ({
    label: t(`search.filters.${name}`),
    value: draft[name],
    onChange: (value: string) => {
      change(name, value);
    },
  });
  const words = { ...field('q'), maxLength: FILTER_LENGTH.q };
  const place = { ...field('jobLocation'), maxLength: FILTER_LENGTH.jobLocation };

  return (
    <Paper
      component="form"
      role="search"
      aria-label={t('search.filters.label')}
      variant="outlined"
      sx={{ p: 2.5, position: { md: 'sticky' }, top: { md: 88 } }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!applyNow()) onRepeat();
      }}
    >
      <Stack spacing={2.5}>
        <FilterText
          {...words}
          placeholder={t('search.filters.qHint')}
          icon={<SearchIcon fontSize="small" />}
        />
        <FilterText
          {...place}
          placeholder={t('search.filters.jobLocationHint')}
          icon={<PlaceIcon fontSize="small" />}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={moreId}
          startIcon={<FilterListIcon />}
          onClick={() => {
            setOpen(!isOpen);
          }}
          sx={{ display: { md: 'none' }, alignSelf: 'flex-start' }}
        >
          {t(isOpen ? 'search.fewerFilters' : 'search.moreFilters')}
        </Button>
        <Stack id={moreId} spacing={2.5} sx={{ display: { xs: isOpen ? 'flex' : 'none', md: 'flex' } }}>
          <MoreFilters draft={draft} field={field} />
        </Stack>
        <Button type="submit" variant="contained" disabled={activeFilters(draft).length === 0} fullWidth>
          {t('search.searchNow')}
        </Button>
      </Stack>
    </Paper>
  );
}
