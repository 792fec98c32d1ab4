import { useEffect, useState } from 'react';

/** Debounced by `delay` milliseconds, so that typing sends one request; an empty text is returned at once. */
export function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    if (value === '') {
      setSettled('');
      return undefined;
    }
    const timer = setTimeout(() => {
      setSettled(value);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, settled, delay]);
  return value === '' ? '' : settled;
}
