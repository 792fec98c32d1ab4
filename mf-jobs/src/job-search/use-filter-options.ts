import { EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_TYPES } from '@plumbline/shared-schema/options';
import { useLabels } from '@plumbline/shared-ui/labels';

export function useFilterOptions() {
  const { option } = useLabels();

  return {
    category: JOB_CATEGORIES.map((value) => ({ value, label: option('jobCategory', value) })),
    jobType: JOB_TYPES.map((value) => ({ value, label: option('jobType', value) })),
    employmentType: EMPLOYMENT_TYPES.map((value) => ({
      value,
      label: option('jobType', value),
    })),
  };
}
