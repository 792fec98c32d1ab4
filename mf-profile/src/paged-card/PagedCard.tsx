import { useCallback, type ReactNode } from 'react';
import { useAddress } from '@plumbline/shared-ui/address';
import { Box, Card, CardList, Divider, Skeleton } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { MAIN_CARD } from '../person-card/card-look';
import { SHOWN } from './shown';

/** The page of one of the lists of a profile: each has its own parameter in the address. */
export function usePageOf(parameter: string) {
  const { page, turnTo } = useAddress();
  const toPage = useCallback(
    (next: number, { replace }: { replace: boolean }) => turnTo(next, { name: parameter, replace }),
    [turnTo, parameter],
  );
  return { page: page(parameter), toPage };
}

type FoundRows<Row> = { data: readonly Row[]; count: number };

type PagedCardProps<Row, Page extends FoundRows<Row>> = {
  title: string;
  query: QueryLike<Page>;
  pages: ReturnType<typeof usePageOf>;
  loadingLabel?: string;
  errorMessage: string;
  /** Instead of the rows when there are none. */
  empty: string;
  spacing: number;
  /** What the rows take, in pixels. */
  height?: number;
  /** Above the rows. */
  summary?: (found: Page) => ReactNode;
  children: (row: Row) => ReactNode;
};

/** The card has its own margin below the pages, and on a phone no room for their arrows in French. */
const PAGES = {
  '&:not(:empty)': { mb: -3 },
  '& .MuiButton-startIcon, & .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Rows of a profile, five on a page. */
export function PagedCard<Row, Page extends FoundRows<Row>>(props: PagedCardProps<Row, Page>) {
  const {
    title,
    query,
    pages,
    loadingLabel,
    errorMessage,
    empty,
    spacing,
    height = 160,
    summary,
    children,
  } = props;
  return (
    <Card component="section">
      <Box sx={MAIN_CARD}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <QueryBoundary
          query={query}
          loadingLabel={loadingLabel}
          skeleton={<Skeleton variant="rounded" height={height} />}
          errorMessage={errorMessage}
          isEmpty={({ count }) => count === 0}
          empty={<Typography color="text.secondary">{empty}</Typography>}
        >
          {(found) => (
            <>
              {summary?.(found)}
              <CardList rows={found.data} spacing={spacing} divider={<Divider component="li" aria-hidden />}>
                {children}
              </CardList>
              <Box sx={PAGES}>
                <Pagination page={pages.page} limit={SHOWN} count={found.count} onChange={pages.toPage} />
              </Box>
            </>
          )}
        </QueryBoundary>
      </Box>
    </Card>
  );
}
