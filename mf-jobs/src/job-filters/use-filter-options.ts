import { EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_TYPES, TRADES } from '@plumbline/shared-schema/options';
import { useLabels, type Choice } from '@plumbline/shared-ui/labels';
import type { FilterName } from './job-filters';

/** The choices of the filters that have a list, trades in the order of their names, and what a value is called. */
export function useFilterOptions() {
  const { option, choices } = useLabels();
  const options = {
    specialty: choices('skill', TRADES),
    category: choices('jobCategory', JOB_CATEGORIES),
    jobType: JOB_TYPES.map((value) => ({ value, label: option('jobType', value) })),
    employmentType: EMPLOYMENT_TYPES.map((value) => ({
      value,
      label: option('jobType', value),
    })),
  };

  /** Any skill has a label; of the other lists a value that is no choice stays as it is. */
  function labelOf(name: FilterName, value: string): string {
    if (name === 'specialty') return option('skill', value);
    const lists: Partial<Record<FilterName, Choice[]>> = options;
    return lists[name]?.find((choice) => choice.value === value)?.label ?? value;
  }

  return { options, labelOf };
}
