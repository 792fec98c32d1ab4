import Box from '@mui/material/Box';
import { HEADER_CLEARANCE, useMediaQuery } from '@plumbline/shared-ui/theme';
import type { ReactNode } from 'react';
import type { Layout } from './LayoutSwitch';

/** Room for the list and the map side by side. */
const WIDE = '(min-width: 1200px)';

export const RESULTS_MAP_HEIGHT = 'max(360px, calc(100vh - 176px))';

type SearchColumnsProps = {
  /** What small screens show of list and map. */
  layout: Layout;
  /** Above the list, and above the map of small screens. */
  header: ReactNode;
  list: ReactNode;
  map: ReactNode;
  /** Accessible name. */
  mapLabel: string;
};

/** The list of results and their map: beside each other, the map sticky; on small screens one of the two. */
export function SearchColumns({ layout, header, list, map, mapLabel }: SearchColumnsProps) {
  const isWide = useMediaQuery(WIDE);

  return (
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' },
      }}
    >
      <Box>
        {header}
        <Box
          sx={{
            display: layout === 'list' ? 'block' : 'none',
            [`@media ${WIDE}`]: { display: 'block' },
          }}
        >
          {list}
        </Box>
      </Box>
      {/* Not by style alone: a map that is not shown must not be loaded. */}
      {(isWide || layout === 'map') && (
        <Box
          component="section"
          aria-label={mapLabel}
          sx={{ position: { lg: 'sticky' }, top: HEADER_CLEARANCE }}
        >
          {map}
        </Box>
      )}
    </Box>
  );
}
