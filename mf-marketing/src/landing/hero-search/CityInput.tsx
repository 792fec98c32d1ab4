import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import type { Place } from '@plumbline/shared-schema/places';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { CityList, CityListIds } from './city-list';
import { SearchInput } from './SearchInput';

const CityOptions = lazily(() => import('./CityOptions'), 'CityOptions');

type CityInputProps = {
  id: string;
  text: string;
  onType: (text: string) => void;
  onPick: (place: Place) => void;
};

/** A combobox whose list is loaded when somebody comes to the input; without it any text is a city's name. */
export function CityInput({ id, text, onType, onPick }: CityInputProps) {
  const { t } = useTranslation('marketing');
  const [isWanted, setWanted] = useState(false);
  const [{ listId, activeId }, setListed] = useState<CityListIds>({});
  const list = useRef<CityList>(null);

  return (
    <SearchInput
      id={id}
      label={t('search.city')}
      Icon={PlaceIcon}
      input={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': listId !== undefined,
        'aria-controls': listId,
        'aria-activedescendant': activeId,
        placeholder: t('search.cityHint'),
        maxLength: PLACE_MAX,
        value: text,
        onFocus: () => setWanted(true),
        onBlur: () => list.current?.close(),
        onKeyDown: (event) => list.current?.onKeyDown(event),
        onChange: ({ target }) => {
          list.current?.open();
          onType(target.value);
        },
      }}
    >
      {isWanted && (
        <CityOptions
          list={list}
          text={text}
          onPick={onPick}
          onListed={setListed}
          onClose={() => setWanted(false)}
        />
      )}
    </SearchInput>
  );
}
