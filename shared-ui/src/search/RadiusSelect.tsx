import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';

const KILOMETRES = [5, 10, 25, 50, 100, 250];

/** The radius of a search around a point; one that is not offered is offered as it is. */
export function RadiusSelect({ km, onChange }: { km: number; onChange: (km: number) => void }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const choices = [...new Set([...KILOMETRES, km])].sort((a, b) => a - b);

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
          {t('place.km', { distance: number(choice) })}
        </option>
      ))}
    </TextInput>
  );
}
