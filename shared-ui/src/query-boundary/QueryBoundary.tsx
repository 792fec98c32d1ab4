import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { QueryError } from './QueryError';

/** The part of an RTK Query result that is used. */
export type QueryLike<T> = {
  data?: T | undefined;
  isLoading: boolean;
  isFetching?: boolean;
  /** Normalised: `{ status, code, message }`. */
  error?: unknown;
  refetch: () => unknown;
};

export type QueryBoundaryProps<T> = {
  query: QueryLike<T>;
  children: (data: T) => ReactNode;
  /** Three cards by default. */
  skeleton?: ReactNode;
  /** Accessible name of the loading state. */
  loadingLabel?: string;
  isEmpty?: (data: T) => boolean;
  /** A text, or an `EmptyState` with the next step. */
  empty?: ReactNode;
  /** For an error without a text of its own: 'Failed to …'. */
  errorMessage?: string;
  /** Shown instead of the error for status 404. */
  notFound?: ReactNode;
};

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

function asEmptyState(empty: ReactNode): ReactNode {
  return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
}

/** Renders loading, an error with Retry, the empty state, or the data. After a failed refetch the data stays. */
export function QueryBoundary<T>(props: QueryBoundaryProps<T>) {
  const { t } = useTranslation('ui');
  const { query, isEmpty, empty, children } = props;
  if (query.data === undefined) {
    if (query.error) return <Failure {...props} />;
    return <ListSkeleton label={props.loadingLabel ?? t('loading')}>{props.skeleton}</ListSkeleton>;
  }
  return (
    <>
      {Boolean(query.error) && <Failure {...props} notFound={undefined} />}
      {isEmpty?.(query.data) ? asEmptyState(empty) : children(query.data)}
    </>
  );
}

function Failure<T>({ query, notFound, errorMessage }: QueryBoundaryProps<T>) {
  if (notFound !== undefined && statusOf(query.error) === 404) return notFound;
  return (
    <QueryError
      error={query.error}
      message={errorMessage}
      isRetrying={query.isFetching ?? query.isLoading}
      onRetry={query.refetch}
    />
  );
}

/** Announces loading and reserves the space of the content. */
function ListSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label}>
      {children ?? (
        <Stack spacing={2}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} variant="rounded" height={120} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
