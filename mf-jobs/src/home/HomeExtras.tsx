import { Slot } from '@plumbline/shared-ui/Slot';
import { FeaturedPeople } from './FeaturedPeople';
import { OwnPromotion } from './OwnPromotion';
import { Specialties } from './Specialties';

/** What both home pages end with, including the slots that other remotes fill. */
export function HomeExtras() {
  return (
    <>
      <FeaturedPeople kind="contractor" />
      <Specialties />
      <FeaturedPeople kind="company" />
      <Slot name="home.blog/v1" />
      <Slot name="home.ads/v1" fallback={<OwnPromotion />} />
    </>
  );
}
