import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListOfferEventsQuery } from '@plumbline/shared-api/offers';
import type { Offer, OfferEvent } from '@plumbline/shared-schema/offers';
import { Button } from '@plumbline/shared-ui/actions';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { toPersonName } from '../person/person-name';

/** Everything that happened to an offer, as the other side reads it too. */
export function OfferHistoryDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const events = useListOfferEventsQuery(offer._id);
  const id = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t('history.title', { name: toPersonName(offer.professionalId.fullName) })}
      </DialogTitle>
      <DialogContent>
        <QueryBoundary query={events} errorMessage={t('schema:failures.loadData')}>
          {(rows) => (
            <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((event) => (
                <HistoryLine key={event._id} event={event} />
              ))}
            </Stack>
          )}
        </QueryBoundary>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {t('dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function HistoryLine({ event }: { event: OfferEvent }) {
  const { t } = useTranslation('contracts');
  const { date, time, money } = useFormat();
  const { by, terms, createdAt } = event;

  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        {t(`history.${event.action}`, { name: by ? toPersonName(by.fullName) : '' })}
      </Typography>
      {terms && (
        <Typography variant="body2">
          {`${money(terms.budget)} · ${t('offer.days', { count: terms.deliveryTime })}`}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <time dateTime={createdAt}>{`${date(createdAt)} · ${time(createdAt)}`}</time>
      </Typography>
    </Box>
  );
}
