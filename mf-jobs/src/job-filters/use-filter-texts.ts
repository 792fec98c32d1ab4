import { useTranslation } from 'react-i18next';
import { parseNear } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';
import { activeFilters, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

export type FilterText = { name: FilterName; text: string };

/** 'Category: Commercial' of each filter in use, in the order of the address. */
export function useFilterTexts(): (filters: JobFilters) => FilterText[] {
  const { t } = useTranslation('jobs');
  const { money, number } = useFormat();
  const { labelOf } = useFilterOptions();

  function textOf(name: FilterName, value: string): string {
    const near = name === 'jobLocation' ? parseNear(value) : undefined;
    if (near) {
      return t('search.chip.near', {
        distance: number(near.km),
        latitude: near.lat.toFixed(2),
        longitude: near.lng.toFixed(2),
      });
    }
    const isAmount = name === 'minSalary' || name === 'maxSalary';
    return t(`search.chip.${name}`, { value: isAmount ? money(Number(value)) : labelOf(name, value) });
  }

  return (filters) => activeFilters(filters).map((name) => ({ name, text: textOf(name, filters[name]) }));
}
