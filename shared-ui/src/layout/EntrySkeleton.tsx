import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { EntryCardProps } from './EntryCard';
import { AREAS, COVERS, HEAD } from './entry-card-look';

/** The place of an `EntryCard`, and its lines, until it comes. */
export function EntrySkeleton({ size = 'row' }: Pick<EntryCardProps, 'size'>) {
  return (
    <Card sx={{ height: '100%', containerType: 'inline-size' }}>
      <Box sx={AREAS[size]}>
        <Box sx={COVERS[size]}>
          <Skeleton variant="rectangular" />
        </Box>
        <Box sx={HEAD}>
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="80%" height={28} />
            <Skeleton width="55%" />
          </Box>
        </Box>
        <Box sx={{ gridArea: 'body', pt: 1.5 }}>
          <Skeleton width="70%" />
          <Skeleton width="40%" height={40} />
        </Box>
      </Box>
    </Card>
  );
}
