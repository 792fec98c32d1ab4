import { useSession } from '@plumbline/shared-api/session';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { figureGrid } from './figure-grid';

/** As high as a figure; the first has a button. */
const FIGURE = 124;
const WITH_BUTTON = 177;

/** As high as the figures; a site for trying out says above that its money is not real. */
export function WalletFiguresSkeleton() {
  const { profile } = useSiteSettings();
  const { isContractor } = useSession();
  const heights = [WITH_BUTTON, FIGURE, FIGURE, ...(isContractor ? [FIGURE] : [])];
  return (
    <Stack spacing={2}>
      {profile !== 'production' && <Skeleton variant="rounded" height={51} />}
      <Box sx={figureGrid(isContractor)}>
        {heights.map((height, index) => (
          <Skeleton key={index} variant="rounded" sx={{ height: { xs: height, sm: WITH_BUTTON } }} />
        ))}
      </Box>
      <Skeleton variant="text" height={23} width="60%" />
    </Stack>
  );
}
