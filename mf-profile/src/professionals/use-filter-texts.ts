import { useTranslation } from 'react-i18next';
import { useCountryAt } from '@plumbline/shared-api/places';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { parseNear } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useLabels } from '@plumbline/shared-ui/labels';
import type { FilterText } from '@plumbline/shared-ui/search';
import { activeFilters, type FilterName, type Filters } from './professional-filters';

/** 'Trade: Plumbing' of each filter in use, in the order of the address. */
export function useFilterTexts(filters: Filters): FilterText<FilterName>[] {
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  const { date, number, radius } = useFormat();
  const near = parseNear(filters.location);
  const country = useCountryAt(near, useLanguage().language);

  function placeText(value: string): string {
    if (!near) return t('search.chip.location', { value });
    const [latitude, longitude] = [near.lat.toFixed(2), near.lng.toFixed(2)];
    return t('ui:filters.near', { distance: radius(near.km, country), latitude, longitude });
  }
  const textOf: Record<FilterName, (value: string) => string> = {
    q: (value) => t('ui:filters.words', { value }),
    location: placeText,
    specialty: (value) => t('search.chip.specialty', { value: option('skill', value) }),
    minRating: (value) => t('search.atLeast', { rating: number(Number(value)) }),
    verified: () => t('search.verified'),
    availableBy: (value) => t('search.chip.availableBy', { value: date(calendarDay(value)) }),
  };

  return activeFilters(filters).map((name) => ({ name, text: textOf[name](filters[name]) }));
}
