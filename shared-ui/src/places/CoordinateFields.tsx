import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/TextInput';
import type { MapPoint } from '../map/points';

type CoordinateFieldsProps = { value: MapPoint | null; onChange: (point: MapPoint) => void };

/** Reports a place once both fields are valid. */
export function CoordinateFields({ value, onChange }: CoordinateFieldsProps) {
  const { t } = useTranslation('places');
  const [half, setHalf] = useState<Partial<MapPoint>>({});
  function take(part: Partial<MapPoint>) {
    const { lat, lng } = { ...half, ...value, ...part };
    if (lat !== undefined && lng !== undefined) onChange({ lat, lng });
    else setHalf({ ...half, ...part });
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <CoordinateField
        label={t('latitude')}
        value={value?.lat ?? half.lat}
        limit={90}
        rangeMessage={t('latitudeRange')}
        onChange={(lat) => take({ lat })}
      />
      <CoordinateField
        label={t('longitude')}
        value={value?.lng ?? half.lng}
        limit={180}
        rangeMessage={t('longitudeRange')}
        onChange={(lng) => take({ lng })}
      />
    </Stack>
  );
}

type CoordinateFieldProps = {
  label: string;
  value: number | undefined;
  /** Largest absolute value: 90 or 180. */
  limit: number;
  rangeMessage: string;
  onChange: (value: number) => void;
};

function parse(text: string, limit: number): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Math.abs(value) <= limit ? value : undefined;
}

/** Text in degrees; reports each valid value. */
function CoordinateField({ label, value, limit, rangeMessage, onChange }: CoordinateFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft.trim() !== '' && parse(draft, limit) === undefined;
  return (
    <TextInput
      size="small"
      label={label}
      value={draft ?? value ?? ''}
      error={isWrong}
      helperText={isWrong ? rangeMessage : undefined}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      onChange={(event) => {
        setDraft(event.target.value);
        const typed = parse(event.target.value, limit);
        if (typed !== undefined) onChange(typed);
      }}
      onBlur={() => {
        if (!isWrong) setDraft(undefined);
      }}
    />
  );
}
