import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

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
  /** Shown instead of the error for status 404 and 410. */
  notFound?: ReactNode;
};

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

const isGone = (status: unknown) => status === 404 || status === 410;

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

/** Where pages are rendered outside a browser nobody is. */
const isOffline = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

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
  const { t } = useTranslation('ui');
  if (notFound !== undefined && isGone(statusOf(query.error))) return notFound;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={query.isFetching ?? query.isLoading}
          onClick={() => void query.refetch()}
        >
          {t('retry')}
        </Button>
      }
    >
      {isOffline() && `${t('error.offline')} `}
      {messageOf(query.error) ?? errorMessage ?? t('error.general')}
    </Alert>
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
