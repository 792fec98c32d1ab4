import type { RefObject } from 'react';
import { useEffect, useId } from 'react';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import type { Place } from '@plumbline/shared-schema/places';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box } from '@plumbline/shared-ui/layout';
import { PlaceOptions, usePlaceList } from '@plumbline/shared-ui/search';
import type { CityList, CityListIds } from './city-list';

type CityOptionsProps = {
  /** Filled here, for the input that the list belongs to. */
  list: RefObject<CityList | null>;
  text: string;
  onPick: (place: Place) => void;
  onListed: (listed: CityListIds) => void;
  /** When it could not be loaded. */
  onClose: () => void;
};

export function CityOptions({ list, text, onPick, onListed }: CityOptionsProps) {
  const { language } = useLanguage();
  const id = useId();
  const places = usePlaceLookup(language);
  const found = usePlaceList({ places, text, isReadOnly: false, takesFirst: false, onPick });
  const { rows, isListed, active } = found;
  const optionId = (index: number) => `${id}-${String(index)}`;
  const listId = isListed ? id : undefined;
  const activeId = isListed && active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    // What was typed while the list was loading.
    if (list.current === null && text !== '') found.open();
    list.current = found;
  });
  useEffect(() => onListed({ listId, activeId }), [onListed, listId, activeId]);
  useEffect(
    () => () => {
      list.current = null;
    },
    [list],
  );

  if (!isListed) return null;
  return (
    // The kit's list stands below an input of 44 pixels; this one is 60 high.
    <Box sx={{ position: 'absolute', left: 0, right: 0, top: 20 }}>
      <PlaceOptions
        id={id}
        rows={rows}
        active={active}
        idOf={optionId}
        onPick={found.pick}
        onPoint={found.mark}
      />
    </Box>
  );
}
