import { EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_TYPES, TRADES } from '@plumbline/shared-schema/options';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useLabels } from '@plumbline/shared-ui/labels';
import type { FilterName } from './job-filters';

export type FilterOption = { value: string; label: string };

/** The choices of the filters that have a list, trades in the order of their names, and what a value is called. */
export function useFilterOptions() {
  const { option } = useLabels();
  const { language } = useLanguage();
  const options = {
    specialty: TRADES.map((value) => ({ value, label: option('skill', value) })).sort((one, other) =>
      one.label.localeCompare(other.label, language),
    ),
    category: JOB_CATEGORIES.map((value) => ({ value, label: option('jobCategory', value) })),
    jobType: JOB_TYPES.map((value) => ({ value, label: option('jobType', value) })),
    employmentType: EMPLOYMENT_TYPES.map((value) => ({
      value,
      label: option('jobType', value),
    })),
  };

  /** Any skill has a label; of the other lists a value that is no choice stays as it is. */
  function labelOf(name: FilterName, value: string): string {
    if (name === 'specialty') return option('skill', value);
    const choices: Partial<Record<FilterName, FilterOption[]>> = options;
    return choices[name]?.find((choice) => choice.value === value)?.label ?? value;
  }

  return { options, labelOf };
}
