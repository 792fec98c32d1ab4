import { useState } from 'react';
import { TextField } from '../fields/TextField';

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

/** Degrees as typed text; a value is reported as soon as it is a valid one. */
export function CoordinateField({ label, value, limit, rangeMessage, onChange }: CoordinateFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft.trim() !== '' && parse(draft, limit) === undefined;
  return (
    <TextField
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
