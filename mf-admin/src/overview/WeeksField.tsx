import { TextInput } from '@plumbline/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type WeeksFieldProps = { choices: readonly number[]; value: number; onChange: (weeks: number) => void };

export function WeeksField({ choices, value, onChange }: WeeksFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <TextInput
      select
      size="small"
      label={t('overview.period')}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 180 }}
    >
      {choices.map((weeks) => (
        <option key={weeks} value={weeks}>
          {t('overview.weeks', { weeks })}
        </option>
      ))}
    </TextInput>
  );
}
