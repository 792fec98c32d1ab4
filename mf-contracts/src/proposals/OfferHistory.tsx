import { useTranslation } from 'react-i18next';
import { useListOfferEventsQuery } from '@plumbline/shared-api/offers';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { toPersonName } from '../person/person-name';
import { DialogSection } from './DialogSection';

/** Everything that happened to the offer, oldest first; the client reads the same lines. */
export function OfferHistory({ offerId }: { offerId: string }) {
  const { t } = useTranslation('contracts');
  const { date, time, money } = useFormat();
  const events = useListOfferEventsQuery(offerId);

  return (
    <DialogSection title={t('proposals.history')}>
      <QueryBoundary
        query={events}
        skeleton={<Skeleton variant="rounded" height={64} />}
        errorMessage={t('schema:failures.loadData')}
      >
        {(rows) => (
          <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map(({ _id, action, by, terms, createdAt }) => (
              <Box key={_id} component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  {t(`history.${action}`, { name: by ? toPersonName(by.fullName) : '' })}
                  {terms &&
                    ` (${money(terms.budget)}, ${t('schema:options.days', { count: terms.deliveryTime })})`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  <time dateTime={createdAt}>{`${date(createdAt)}, ${time(createdAt)}`}</time>
                </Typography>
              </Box>
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </DialogSection>
  );
}
