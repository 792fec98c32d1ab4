import { Skeleton } from '@plumbline/shared-ui/layout';
import { ProfileColumns } from './ProfileColumns';

/** One's own card shows who it is too; of others the page's head does. */
const OWN = { xs: 412, sm: 272, md: 420 };
const FACTS = { xs: 148, sm: 92, md: 156 };

/** Holds the place of a profile's first cards. */
export function ProfileSkeleton({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <ProfileColumns
      person={<Skeleton variant="rounded" sx={{ height: isOwn ? OWN : FACTS }} />}
      main={<Skeleton variant="rounded" height={248} />}
    />
  );
}
