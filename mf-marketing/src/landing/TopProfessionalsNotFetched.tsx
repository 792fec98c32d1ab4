import { useTranslation } from 'react-i18next';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';

/** Says that the list failed, with Retry; apart, since the landing page otherwise needs no texts of failures. */
export function TopProfessionalsNotFetched({ query }: { query: QueryLike<unknown> }) {
  const { t } = useTranslation('schema');
  return (
    <QueryBoundary query={query} errorMessage={t('failures.topPerformers')}>
      {() => null}
    </QueryBoundary>
  );
}
