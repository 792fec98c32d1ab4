import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `life` milliseconds (never for `null`), counted anew after a pause by pointer or focus. */
export function useLifeTime(life: number | null, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (life === null || isHeld) return undefined;
    const timer = setTimeout(() => {
      end.current();
    }, life);
    return () => {
      clearTimeout(timer);
    };
  }, [life, isHeld]);

  const pause = () => {
    setHeld(true);
  };
  const resume = () => {
    setHeld(false);
  };
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
