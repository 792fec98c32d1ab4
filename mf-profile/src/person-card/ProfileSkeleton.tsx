import { Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';

/** Holds the place of a profile's two columns. */
export function ProfileSkeleton() {
  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 4 }}>
        <Skeleton variant="rounded" height={380} />
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={108} />
          <Skeleton variant="rounded" height={248} />
        </Stack>
      </Grid>
    </Grid>
  );
}
