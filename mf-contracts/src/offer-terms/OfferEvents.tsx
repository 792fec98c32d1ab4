import { useTranslation } from 'react-i18next';
import { useListOfferEventsQuery } from '@plumbline/shared-api/offers';
import type { OfferEvent } from '@plumbline/shared-schema/offers';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';

/** Everything that happened to an offer, oldest first; both sides read the same lines. */
export function OfferEvents({ offerId }: { offerId: string }) {
  const { t } = useTranslation('contracts');
  const events = useListOfferEventsQuery(offerId);

  return (
    <QueryBoundary
      query={events}
      skeleton={<Skeleton variant="rounded" height={64} />}
      errorMessage={t('schema:failures.loadData')}
    >
      {(rows) => (
        <CardList isOrdered rows={rows}>
          {(event) => <EventLine event={event} />}
        </CardList>
      )}
    </QueryBoundary>
  );
}

function EventLine({ event: { action, by, terms, createdAt } }: { event: OfferEvent }) {
  const { t } = useTranslation('contracts');
  const { date, time, money } = useFormat();

  return (
    <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        {t(`history.${action}`, { name: by ? toPersonName(by.fullName) : '' })}
      </Typography>
      {terms && (
        <Typography variant="body2">
          {`${money(terms.budget)} · ${t('options:days', { count: terms.deliveryTime })}`}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <time dateTime={createdAt}>{`${date(createdAt)}, ${time(createdAt)}`}</time>
      </Typography>
    </Box>
  );
}
