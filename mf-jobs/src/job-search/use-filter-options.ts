import { useTranslation } from 'react-i18next';
import { EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_TYPES } from '@plumbline/shared-schema/options';
import { useJobLabels } from '../job-card/use-job-labels';

/** Choices of the three closed filters (SPEC §2). */
export function useFilterOptions() {
  const { t } = useTranslation('jobs');
  const labels = useJobLabels();

  return {
    category: JOB_CATEGORIES.map((value) => ({ value, label: labels.category(value) })),
    jobType: JOB_TYPES.map((value) => ({ value, label: labels.workType(value) })),
    employmentType: EMPLOYMENT_TYPES.map((value) => ({
      value,
      label: t(`schema:options.employmentType.${value}`),
    })),
  };
}
