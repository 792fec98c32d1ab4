import { Card, CardContent, Skeleton, Stack } from '@plumbline/shared-ui/layout';

const ROWS = [0, 1, 2, 3];

/** Grey cards in the shape of the list that comes. */
export function JobListSkeleton() {
  return (
    <Stack spacing={2}>
      {ROWS.map((row) => (
        <Card key={row}>
          <CardContent component={Stack} sx={{ gap: 1.5 }}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="45%" />
            <Skeleton variant="rounded" height={60} />
            <Skeleton width="50%" height={28} />
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <Skeleton width={90} height={40} />
              <Skeleton width={120} height={40} />
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
