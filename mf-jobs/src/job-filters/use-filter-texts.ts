import { useTranslation } from 'react-i18next';
import { useCountryAt } from '@plumbline/shared-api/places';
import { parseNear } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import type { FilterText } from '@plumbline/shared-ui/search';
import { activeFilters, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

/** 'Category: Commercial' of each filter in use, in the order of the address. */
export function useFilterTexts(filters: JobFilters): FilterText<FilterName>[] {
  const { t } = useTranslation('jobs');
  const { money, radius } = useFormat();
  const { labelOf } = useFilterOptions();
  const near = parseNear(filters.jobLocation);
  const country = useCountryAt(near, useLanguage().language);

  function textOf(name: FilterName, value: string): string {
    if (near && name === 'jobLocation') {
      return t('ui:filters.near', {
        distance: radius(near.km, country),
        latitude: near.lat.toFixed(2),
        longitude: near.lng.toFixed(2),
      });
    }
    if (name === 'q') return t('ui:filters.words', { value });
    const isAmount = name === 'minSalary' || name === 'maxSalary';
    return t(`search.chip.${name}`, { value: isAmount ? money(Number(value)) : labelOf(name, value) });
  }

  return activeFilters(filters).map((name) => ({ name, text: textOf(name, filters[name]) }));
}
