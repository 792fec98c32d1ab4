import { useTranslation } from 'react-i18next';
import { useFailureText } from '@plumbline/shared-ui/action';
import type { QueryLike } from '@plumbline/shared-ui/QueryBoundary';

/** The query with its error as 'Error loading data: {error}'; `fallback` where the server sent no text. */
export function useNamedError<Rows>(query: QueryLike<Rows>, fallback: string): QueryLike<Rows> {
  const { t } = useTranslation('contracts');
  const textOf = useFailureText();
  if (!query.error) return query;
  const error = textOf(query.error, { failed: fallback });
  return { ...query, error: { ...query.error, message: t('proposals.failed', { error }) } };
}
