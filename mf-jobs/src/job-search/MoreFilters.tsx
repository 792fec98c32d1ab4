import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import type { Choice } from '@plumbline/shared-ui/labels';
import { FilterAmount, FilterText } from './FilterText';
import {
  FILTER_LENGTH,
  type FilterName,
  isSalaryRangeEmpty,
  type JobFilters,
} from '../job-filters/job-filters';
import { useFilterOptions } from '../job-filters/use-filter-options';

type MoreFiltersProps = {
  draft: JobFilters;
  field: (name: FilterName) => { label: string; value: string; onChange: (value: string) => void };
};

/** Fields for the grid of whoever shows them: the trade first. */
export function MoreFilters({ draft, field }: MoreFiltersProps) {
  const { t } = useTranslation('jobs');
  const { options, labelOf } = useFilterOptions();
  const selects = (['specialty', 'category', 'jobType', 'employmentType'] as const).map((name) => ({
    name,
    ...field(name),
    options: options[name],
    valueLabel: labelOf(name, draft[name]),
  }));
  const [minSalary, maxSalary] = [field('minSalary'), field('maxSalary')];
  const company = { ...field('company'), maxLength: FILTER_LENGTH.company };

  return (
    <>
      {selects.map(({ name, ...select }) => (
        <FilterSelect key={name} {...select} />
      ))}
      <FilterAmount {...minSalary} />
      <FilterAmount {...maxSalary} error={isSalaryRangeEmpty(draft) ? t('search.salaryRange') : undefined} />
      <FilterText {...company} />
    </>
  );
}

type FilterSelectProps = {
  label: string;
  value: string;
  /** What the value is called, also one that is not in the list. */
  valueLabel: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
};

/** A value from the address that is not in the list is offered too. */
function FilterSelect({ label, value, valueLabel, options, onChange }: FilterSelectProps) {
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
      {!isKnown && <option value={value}>{valueLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextInput>
  );
}
