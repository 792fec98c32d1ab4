import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import type { QueryLike } from '@plumbline/shared-ui/QueryBoundary';

/** The query with its error as 'Error loading data: {error}' (SPEC §2); `fallback` when the server said nothing. */
export function useNamedError<Rows>(query: QueryLike<Rows>, fallback: string): QueryLike<Rows> {
  const { t } = useTranslation('contracts');
  if (!query.error) return query;
  const message = (isApiError(query.error) && query.error.message) || fallback;
  return { ...query, error: { ...query.error, message: t('proposals.failed', { error: message }) } };
}
