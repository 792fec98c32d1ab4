import { useTranslation } from 'react-i18next';
import { useCountryAt } from '@plumbline/shared-api/places';
import { parseNear } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { activeFilters, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

export type FilterText = { name: FilterName; text: string };

/** 'Category: Commercial' of each filter in use, in the order of the address. */
export function useFilterTexts(filters: JobFilters): FilterText[] {
  const { t } = useTranslation('jobs');
  const { money, radius } = useFormat();
  const { labelOf } = useFilterOptions();
  const near = parseNear(filters.jobLocation);
  const country = useCountryAt(near, useLanguage().language);

  function textOf(name: FilterName, value: string): string {
    if (near && name === 'jobLocation') {
      return t('search.chip.near', {
        distance: radius(near.km, country),
        latitude: near.lat.toFixed(2),
        longitude: near.lng.toFixed(2),
      });
    }
    const isAmount = name === 'minSalary' || name === 'maxSalary';
    return t(`search.chip.${name}`, { value: isAmount ? money(Number(value)) : labelOf(name, value) });
  }

  return activeFilters(filters).map((name) => ({ name, text: textOf(name, filters[name]) }));
}
