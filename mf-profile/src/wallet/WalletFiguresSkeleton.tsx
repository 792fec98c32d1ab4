import { useSession } from '@plumbline/shared-api/session';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { figureGrid } from './figure-grid';

/** As high as a figure: the main one has a button, the others are lines on a phone, and have a card elsewhere. */
const MAIN = { xs: 189, sm: 177 };
const LINE = 96;

/** As high as the figures; a site for trying out says above that its money is not real. */
export function WalletFiguresSkeleton() {
  const { profile } = useSiteSettings();
  const { isContractor } = useSession();
  const others = isContractor ? 3 : 2;
  return (
    <Stack spacing={2}>
      {profile !== 'production' && <Skeleton variant="rounded" height={51} />}
      <Box sx={figureGrid(isContractor)}>
        <Skeleton variant="rounded" sx={{ height: MAIN }} />
        <Skeleton variant="rounded" sx={{ height: LINE * others, display: { sm: 'none' } }} />
        {Array.from({ length: others }, (_, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            sx={{ height: MAIN.sm, display: { xs: 'none', sm: 'block' } }}
          />
        ))}
      </Box>
      <Skeleton variant="text" height={23} width="60%" />
    </Stack>
  );
}
