import { useTranslation } from 'react-i18next';
import { useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import { Checkbox, FormControlLabel } from '@plumbline/shared-ui/choices';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box } from '@plumbline/shared-ui/layout';
import { RATINGS } from './professional-filters';
import type { Filters } from './professional-filters';
import type { ProfessionalsView } from './use-professionals-view';

export type FilterFieldsProps = { draft: Filters; set: ProfessionalsView['inputs']['set'] };

/** All but words and place. */
export function FilterFields({ draft, set }: FilterFieldsProps) {
  const { t } = useTranslation('profile');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
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
