import { useEffect, useState } from 'react';
import { useMediaQuery } from '@plumbline/shared-ui/theme';

const TURN_MS = 6000;

export type Carousel = {
  /** The first card shown, from 0. */
  index: number;
  isPlaying: boolean;
  /** Moving by hand pauses it. */
  next: () => void;
  previous: () => void;
  togglePlaying: () => void;
  /** Pauses while the pointer is on the cards. */
  hold: () => void;
  release: () => void;
};

/** Moves by one and wraps around. Paused by default for people who prefer reduced motion. */
export function useCarousel(length: number): Carousel {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHeld, setHeld] = useState(false);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPlaying = choice ? choice === 'play' : !prefersReducedMotion;

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % length);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, length]);

  function turnTo(place: number) {
    setChoice('pause');
    setIndex((place + length) % length);
  }

  return {
    index,
    isPlaying,
    next: () => turnTo(index + 1),
    previous: () => turnTo(index - 1),
    togglePlaying: () => setChoice(isPlaying ? 'pause' : 'play'),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
