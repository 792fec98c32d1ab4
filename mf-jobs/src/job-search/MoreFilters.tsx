import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Box } from '@plumbline/shared-ui/layout';
import { FilterText } from './FilterText';
import { FILTER_LENGTH, type FilterName, isSalaryRangeEmpty, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

type MoreFiltersProps = {
  draft: JobFilters;
  field: (name: FilterName) => { label: string; value: string; onChange: (value: string) => void };
};

const columns = {
  xs: 'minmax(0, 1fr) minmax(0, 1fr)',
  sm: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(6, minmax(0, 1fr))',
};

export function MoreFilters({ draft, field }: MoreFiltersProps) {
  const { t } = useTranslation('jobs');
  const options = useFilterOptions();
  const selects = (['category', 'jobType', 'employmentType'] as const).map((name) => ({
    name,
    ...field(name),
    options: options[name],
  }));
  const [minSalary, maxSalary] = [field('minSalary'), field('maxSalary')];
  const company = { ...field('company'), maxLength: FILTER_LENGTH.company };

  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
      {selects.map(({ name, ...select }) => (
        <FilterSelect key={name} {...select} />
      ))}
      <FilterText {...minSalary} isAmount />
      <FilterText
        {...maxSalary}
        isAmount
        error={isSalaryRangeEmpty(draft) ? t('search.salaryRange') : undefined}
      />
      <FilterText {...company} />
    </Box>
  );
}

type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A value from the address that is not in the list is offered as it is. */
function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('jobs');
  const isKnown = value === '' || options.some((option) => option.value === value);

  return (
    <TextInput
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('search.any')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextInput>
  );
}
