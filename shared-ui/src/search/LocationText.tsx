import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment, TextInput } from '@plumbline/shared-ui/fields';
import { PlaceIcon } from '@plumbline/shared-ui/icons';

type LocationTextProps = {
  value: string;
  /** A point is shown in words, read-only. */
  isPoint: boolean;
  onType: (value: string) => void;
  buttons: ReactNode;
};

export function LocationText({ value, isPoint, onType, buttons }: LocationTextProps) {
  const { t } = useTranslation('ui');

  return (
    <TextInput
      size="small"
      type="text"
      label={t('place.city')}
      value={value}
      placeholder={t('place.cityHint')}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        htmlInput: { maxLength: PLACE_MAX, autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: {
          readOnly: isPoint,
          startAdornment: (
            <InputAdornment position="start">
              <PlaceIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end" sx={{ mr: -1 }}>
              {buttons}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
