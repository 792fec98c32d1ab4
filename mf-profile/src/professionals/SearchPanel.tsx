import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { parseNear } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { Checkbox, FormControlLabel } from '@plumbline/shared-ui/choices';
import { SEARCH_FIELD_ID, TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { FilterListIcon } from '@plumbline/shared-ui/more-icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { LocationFilter, useDraft } from '@plumbline/shared-ui/search';
import { RATINGS, moreFiltersIn } from './professional-filters';
import type { Filters } from './professional-filters';
import type { ProfessionalsView } from './use-professionals-view';

type SearchPanelProps = {
  inputs: ProfessionalsView['inputs'];
  /** Search now, when nothing has changed since the last search. */
  onRepeat: () => unknown;
  onChooseOnMap: () => void;
};

const row = { display: 'grid', gap: 2, alignItems: 'start' } as const;

export function SearchPanel({ inputs, onRepeat, onChooseOnMap }: SearchPanelProps) {
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
          ...row,
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
      <MoreFilters draft={draft} inputs={inputs} />
    </Paper>
  );
}

type MoreFiltersProps = Pick<SearchPanelProps, 'inputs'> & { draft: Filters };

/** Folded away on phones. */
function MoreFilters(props: MoreFiltersProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = moreFiltersIn(props.draft);

  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<FilterListIcon />}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' }, mt: 2 }}
      >
        {active === 0 ? t('search.filters') : t('search.filtersActive', { active })}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', sm: 'block' } }}>
        <FilterFields {...props} />
      </Box>
    </>
  );
}

function FilterFields({ draft, inputs: { set } }: MoreFiltersProps) {
  const { t } = useTranslation('profile');

  return (
    <Box
      sx={{
        ...row,
        mt: 2,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
        },
      }}
    >
      <SpecialtySelect value={draft.specialty} onChange={(value) => set('specialty', value)} />
      <RatingSelect value={draft.minRating} onChange={(value) => set('minRating', value)} />
      <TextInput
        type="date"
        size="small"
        label={t('search.availableBy')}
        value={draft.availableBy}
        onChange={({ target }) => set('availableBy', target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.verified === 'true'}
            onChange={({ target }) => set('verified', target.checked ? 'true' : '')}
          />
        }
        label={t('search.verified')}
        sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}
      />
    </Box>
  );
}

type SelectProps = { value: string; onChange: (value: string) => void };

function SpecialtySelect({ value, onChange }: SelectProps) {
  const { t } = useTranslation('profile');
  const { choices } = useLabels();
  const { data = [] } = useListSpecialtiesQuery();
  const names = data.map(({ name }) => name);
  // What the address asks for is shown even where nobody has it.
  const shown = value === '' || names.includes(value) ? names : [value, ...names];

  return (
    <TextInput
      select
      size="small"
      label={t('search.specialty')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('search.any')}</option>
      {choices('skill', shown).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextInput>
  );
}

function RatingSelect({ value, onChange }: SelectProps) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();

  return (
    <TextInput
      select
      size="small"
      label={t('search.rating')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('search.any')}</option>
      {RATINGS.map((rating) => (
        <option key={rating} value={rating}>
          {t('search.atLeast', { rating: number(Number(rating)) })}
        </option>
      ))}
    </TextInput>
  );
}
