import type { ReactNode } from 'react';
import { Slot } from '@plumbline/shared-ui/Slot';
import { FeaturedPeople } from './FeaturedPeople';
import { OwnPromotion } from './OwnPromotion';

/** What both home pages end with, including the slots that other remotes fill. `children` come first. */
export function HomeExtras({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <FeaturedPeople kind="company" />
      <Slot name="home.blog/v1" />
      <Slot name="home.ads/v1" fallback={<OwnPromotion />} />
    </>
  );
}
