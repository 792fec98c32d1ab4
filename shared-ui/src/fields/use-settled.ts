import { useEffect, useState } from 'react';

/** A text as it was when it last stayed the same for `delay` ms, so that typing asks the server once; '' counts at once. */
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
