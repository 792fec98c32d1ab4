import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { FilterSelect } from './FilterSelect';
import { FilterText } from './FilterText';
import { FILTER_LENGTH, isSalaryRangeEmpty, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

type MoreFiltersProps = {
  draft: JobFilters;
  /** Label, value and change of the named filter. */
  field: (name: FilterName) => { label: string; value: string; onChange: (value: string) => void };
};

const columns = {
  xs: 'minmax(0, 1fr) minmax(0, 1fr)',
  sm: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(6, minmax(0, 1fr))',
};

/** The closed lists, the salary range and the company. */
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
