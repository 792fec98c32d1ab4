import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListQuotesQuery } from '@plumbline/shared-api/quotes';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ScheduleIcon } from '@plumbline/shared-ui/more-icons';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { comparedOf, threadsOf } from './quote-threads';
import { QuoteComparison } from './QuoteComparison';
import { QuoteThreadCard } from './QuoteThreadCard';
import { WriteQuoteButton } from './WriteQuoteButton';

/** Quotes of both sides (`/quotes?job=&contractor=`): of a job those of all contractors beside each other. */
export function QuotesPage() {
  const { t } = useTranslation('contracts');
  const [params] = useSearchParams();
  const jobId = params.get('job') ?? undefined;
  const contractorId = params.get('contractor') ?? undefined;
  const query = useListQuotesQuery({
    ...(jobId !== undefined && { jobId }),
    ...(contractorId !== undefined && { contractorId }),
  });
  return (
    <Page title={t('titles.quotes')} subtitle={t('quotes.subtitle')}>
      <QueryBoundary
        query={query}
        errorMessage={t('quotes.failedList')}
        isEmpty={(quotes) => quotes.length === 0}
        empty={
          <EmptyState
            icon={<ScheduleIcon />}
            title={t('quotes.empty')}
            description={t('quotes.emptyHint')}
            action={
              jobId !== undefined &&
              contractorId !== undefined && <WriteQuoteButton pair={{ jobId, contractorId }} />
            }
          />
        }
      >
        {(quotes) => {
          const threads = threadsOf(quotes);
          return (
            <Stack spacing={4}>
              {comparedOf(threads).map((compared) => (
                <QuoteComparison key={compared[0]?.jobId._id} quotes={compared} />
              ))}
              <CardList rows={threads} keyOf={({ key }) => key}>
                {(thread) => <QuoteThreadCard thread={thread} />}
              </CardList>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}
