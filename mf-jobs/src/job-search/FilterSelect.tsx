import { useTranslation } from 'react-i18next';
import { TextField } from '@plumbline/shared-ui/fields';

type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One choice of a list, or any. A value from the address that is not in the list is offered as it is. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('jobs');
  const isKnown = value === '' || options.some((option) => option.value === value);

  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      <option value="">{t('search.any')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
