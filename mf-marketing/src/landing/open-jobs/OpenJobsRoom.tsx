import { Box } from '@plumbline/shared-ui/layout';
import { OpenJobsSection } from './OpenJobsSection';
import { ROW, TILE_HEIGHT } from './rail';

const TILES = [0, 1, 2, 3];
const tile = { height: TILE_HEIGHT, borderRadius: 2, bgcolor: 'action.hover' };

/** As high as with the jobs, so that nothing jumps when they come, and no hole before: without scripts they never do. */
export function OpenJobsRoom() {
  return (
    <OpenJobsSection>
      <Box aria-hidden sx={{ ...ROW, overflow: 'hidden' }}>
        {TILES.map((place) => (
          <Box key={place} sx={tile} />
        ))}
      </Box>
    </OpenJobsSection>
  );
}
