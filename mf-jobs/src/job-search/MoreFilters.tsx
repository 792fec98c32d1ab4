import { useTranslation } from 'react-i18next';
import { Stack } from '@plumbline/shared-ui/layout';
import { FilterSelect } from './FilterSelect';
import { FilterText } from './FilterText';
import { isSalaryRangeEmpty, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

type MoreFiltersProps = {
  draft: JobFilters;
  /** Label, value and change of the named filter. */
  field: (name: FilterName) => { label: string; value: string; onChange: (value: string) => void };
};

/** The closed lists and the salary range. */
export function MoreFilters({ draft, field }: MoreFiltersProps) {
  const { t } = useTranslation('jobs');
  const options = useFilterOptions();
  const selects = (['category', 'jobType', 'employmentType'] as const).map((name) => ({
    name,
    ...field(name),
    options: options[name],
  }));
  const [minSalary, maxSalary] = [field('minSalary'), field('maxSalary')];

  return (
    <>
      {selects.map(({ name, ...select }) => (
        <FilterSelect key={name} {...select} />
      ))}
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <FilterText {...minSalary} isAmount />
        <FilterText
          {...maxSalary}
          isAmount
          error={isSalaryRangeEmpty(draft) ? t('search.salaryRange') : undefined}
        />
      </Stack>
    </>
  );
}
