import { isUnclear, readNumber } from '@plumbline/shared-schema/typed-number';
import { useFormat } from '@plumbline/shared-ui/format';
import { useState } from 'react';

type TypedNumber = {
  /** A number, '' or a text that could not be read. */
  value: number | string;
  onChange: (value: number | string) => void;
  /** With cents, and read back in dollars. */
  isMoney: boolean;
  /** Whoever holds the value has no place for a text that cannot be read; the input still shows it. */
  dropsUnread?: boolean;
};

/** The text of an input for a number, which stays as it was typed: see `readNumber`. */
export function useTypedNumber({ value, onChange, isMoney, dropsUnread = false }: TypedNumber) {
  const { money, number, plainNumber, groupSign } = useFormat();
  const [typed, setTyped] = useState<{ text: string; value: number | string }>();
  // Another value than the typed one was set elsewhere: a draft, a reset, "all of it".
  const isTyped = typed !== undefined && typed.value === value;
  const written = typeof value === 'number' ? plainNumber(value, isMoney) : value;
  const text = isTyped ? typed.text : written;
  const isRead = isTyped && typeof value === 'number' && /\D/.test(text);

  return {
    text,
    /** How it was read, where it has more than digits. */
    said: isRead ? (isMoney ? money : number)(value) : undefined,
    unread: readProblem(text, value),
    onType(next: string) {
      const unread = dropsUnread || next.trim() === '' ? '' : next;
      const read = readNumber(next, groupSign) ?? unread;
      setTyped({ text: next, value: read });
      onChange(read);
    },
  };
}

function readProblem(text: string, value: number | string) {
  if (typeof value === 'number' || text.trim() === '') return undefined;
  return isUnclear(text) ? 'unclearNumber' : 'invalidNumber';
}
