import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ListSkeleton } from './ListSkeleton';
import { QueryError } from './QueryError';

/** The part of an RTK Query result that is needed; any data source can supply it. */
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
  /** In the shape of the content; by default three grey cards. */
  skeleton?: ReactNode;
  /** Translated label of the loading state (SPEC: 'Loading applicants...'). */
  loadingLabel?: string;
  isEmpty?: (data: T) => boolean;
  /** A text, or an `EmptyState` with the next step. */
  empty?: ReactNode;
  /** Translated text for an error that has none of its own (SPEC §8 'Failed to …'). */
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

/** Loading, error with Retry, empty, or the data. An error beside older data keeps the data on screen. */
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
