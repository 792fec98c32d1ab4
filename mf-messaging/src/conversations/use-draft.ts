import { useState } from 'react';

/** Text that survives a reload of this tab under `key`, until it is empty. */
export function useDraft(key: string): [text: string, change: (next: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');

  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
  ];
}
