import { Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';

/** As high as the figures: the first has a button, and a site for trying out says above that its money is not real. */
const HEIGHTS = [145, 97, 97];

export function WalletFiguresSkeleton() {
  const { profile } = useSiteSettings();
  return (
    <Stack spacing={2}>
      {profile !== 'production' && <Skeleton variant="rounded" height={51} />}
      <Grid container spacing={2}>
        {HEIGHTS.map((height, index) => (
          <Grid key={index} size={{ xs: 12, sm: 4 }}>
            <Skeleton variant="rounded" sx={{ height: { xs: height, sm: HEIGHTS[0] } }} />
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
