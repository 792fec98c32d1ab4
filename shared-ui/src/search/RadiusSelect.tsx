import { useTranslation } from 'react-i18next';
import type { Country } from '@plumbline/shared-schema/lengths';
import { radiiIn } from '@plumbline/shared-schema/near';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';

type RadiusSelectProps = {
  km: number;
  /** In which the point lies. */
  country: Country;
  onChange: (km: number) => void;
};

/** The radius of a search around a point; one that is not offered is offered as it is. */
export function RadiusSelect({ km, country, onChange }: RadiusSelectProps) {
  const { t } = useTranslation('ui');
  const { radius } = useFormat();
  const choices = [...new Set([...radiiIn(country), km])].sort((a, b) => a - b);

  return (
    <TextInput
      select
      size="small"
      label={t('place.within')}
      value={String(km)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {radius(choice, country)}
        </option>
      ))}
    </TextInput>
  );
}
