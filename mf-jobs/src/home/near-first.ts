import { useTranslation } from 'react-i18next';
import type { OwnPlace } from './own-place';

type Row = { _id: string };

/** What is near before the rest, each once. */
export function nearFirst<Found extends Row>(
  near: readonly Found[],
  all: readonly Found[],
  most: number,
): Found[] {
  const isNear = new Set(near.map(({ _id }) => _id));
  return [...near, ...all.filter(({ _id }) => !isNear.has(_id))].slice(0, most);
}

/** Says that what is near comes first; undefined where nothing is near. */
export function useNearNote(place: OwnPlace | undefined, near: readonly Row[]): string | undefined {
  const { t } = useTranslation('jobs');
  if (!place || near.length === 0) return undefined;
  return place.city ? t('home.nearCity', { city: place.city }) : t('home.nearYou');
}
