import { Skeleton } from '@plumbline/shared-ui/layout';
import { ProfileColumns } from './ProfileColumns';

/** Holds the place of a profile's first cards. */
export function ProfileSkeleton() {
  return (
    <ProfileColumns
      person={<Skeleton variant="rounded" sx={{ height: { xs: 420, sm: 280, md: 420 } }} />}
      main={<Skeleton variant="rounded" height={248} />}
    />
  );
}
