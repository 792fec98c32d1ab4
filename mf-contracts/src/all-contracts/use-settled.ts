import { useEffect, useState } from 'react';

/** A text as it was when it last stayed the same for `delay` ms, so that typing asks the server once; '' counts at once. */
export function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setSettled(value);
      },
      value === '' ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return value === '' ? '' : settled;
}
