import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { aroundText, parseNear } from '@plumbline/shared-schema/near';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { PlaceBox } from '@plumbline/shared-ui/search';

type PlaceInputProps = {
  /** Part of a city's name, or `lat,lng,km`: around the middle of a city that was suggested. */
  value: string;
  onChange: (value: string) => void;
};

export function PlaceInput({ value, onChange }: PlaceInputProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const places = usePlaceLookup(language, parseNear(value));
  /** Of the suggestion that was taken. */
  const [name, setName] = useState<string>();
  return (
    <PlaceBox
      size="small"
      places={places}
      label={t('home.search.jobLocation')}
      placeholder={t('search.filters.jobLocationHint')}
      text={name ?? value}
      onType={(text) => {
        setName(undefined);
        onChange(text);
      }}
      onPick={(place) => {
        setName(place.name);
        onChange(aroundText(place));
      }}
    />
  );
}
