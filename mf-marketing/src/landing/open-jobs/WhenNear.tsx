import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';

type WhenNearProps = {
  /** Shown until then. */
  room: ReactNode;
  children: ReactNode;
};

const HEAD_START = '600px';

/** Renders its children once they are nearly seen, so that a first visit does not load what it never looks at. */
export function WhenNear({ room, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    if (!('IntersectionObserver' in globalThis)) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: HEAD_START },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  if (isNear) return children;
  return <Box ref={place}>{room}</Box>;
}
