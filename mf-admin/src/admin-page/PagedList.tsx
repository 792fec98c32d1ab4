import { NothingFound } from '@plumbline/shared-ui/fields';
import { CardList } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import type { PaginationProps } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { QueryBoundaryProps } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';

type PageOf<Row> = { data: readonly Row[]; count: number; limit: number };

type PagedListProps<Row> = {
  /** Accessible name. */
  label: string;
  query: QueryBoundaryProps<PageOf<Row>>['query'];
  errorMessage: string;
  /** Said above the list. */
  countText?: (count: number) => string;
  /** Where there is nothing; `isSearch`: a search or filter may be the cause. */
  none: { title: string; isSearch: boolean; onClear: () => void };
  page: number;
  onTurn: PaginationProps['onChange'];
  /** A card. */
  children: (row: Row) => ReactNode;
};

/** A page of cards of a list that was searched or filtered. */
export function PagedList<Row extends { _id: string }>(props: PagedListProps<Row>) {
  const { label, query, errorMessage, countText, none, page, onTurn, children } = props;
  return (
    <QueryBoundary
      query={query}
      errorMessage={errorMessage}
      isEmpty={({ count }) => count === 0}
      empty={<NothingFound {...none} />}
    >
      {({ data, count, limit }) => (
        <>
          {countText && (
            <Typography role="status" color="text.secondary">
              {countText(count)}
            </Typography>
          )}
          <CardList label={label} rows={data}>
            {children}
          </CardList>
          <Pagination page={page} limit={limit} count={count} onChange={onTurn} />
        </>
      )}
    </QueryBoundary>
  );
}
