import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { DeclineReason } from '../declined/DeclineReason';
import { CounterProposal } from './CounterProposal';
import { OfferActions } from './OfferActions';
import { OfferStatus } from './OfferStatus';
import { rowState, type ApplicantRow } from './applicant-row';
import type { ApplicantDialog } from './use-applicant-dialog';

type OfferStripProps = { row: ApplicantRow; dialog: ApplicantDialog; nameId: string };

export function OfferStrip({ row, dialog, nameId }: OfferStripProps) {
  const { t } = useTranslation('contracts');
  const place = useRef<HTMLDivElement>(null);
  const { application, offer } = row;
  const state = rowState(row);
  const isActedOn = dialog.actedOn === application._id;
  const isDialogOpen = dialog.kind !== undefined;

  useEffect(() => {
    // The button that was clicked is gone, and the focus with it.
    if (isActedOn && !isDialogOpen && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isActedOn, isDialogOpen, state, application.declined]);

  return (
    <Box
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label={t('offerState.group')}
      aria-describedby={nameId}
      sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack spacing={2}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          {application.declined ? (
            <DeclineReason declined={application.declined} />
          ) : (
            <OfferStatus offer={offer} state={state} />
          )}
          <OfferActions row={row} state={state} dialog={dialog} nameId={nameId} />
        </Stack>
        {offer?.proposal && (
          <CounterProposal
            offer={offer}
            proposal={offer.proposal}
            onAnswered={() => dialog.setActedOn(application._id)}
          />
        )}
      </Stack>
    </Box>
  );
}
