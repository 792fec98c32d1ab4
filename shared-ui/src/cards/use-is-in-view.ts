import { type RefObject, useEffect, useState } from 'react';

/** What the header covers is not in view. */
const BELOW_HEADER = '-64px 0px 0px 0px';

/** True until it is known otherwise. */
export function useIsInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: BELOW_HEADER },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isInView;
}
