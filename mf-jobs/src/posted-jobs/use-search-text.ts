import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The text of `?q=` as state that follows the keyboard at once. Typing replaces the address, so it leaves no
 * history; an address reached in another way (Back, a link) sets the text.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);

  useEffect(() => {
    if (navigation !== 'REPLACE') setText(asked);
  }, [asked, navigation]);

  function search(next: string) {
    setText(next);
    setParams(next.trim() === '' ? {} : { q: next }, { replace: true });
  }
  return [text, search];
}
