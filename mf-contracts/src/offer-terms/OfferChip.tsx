import { useTranslation } from 'react-i18next';
import type { OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Offer } from '@plumbline/shared-schema/offers';
import { Box } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';

/** The longest of these have two lines on a phone. */
const WRAPPING = {
  display: 'inline-flex',
  flexShrink: 0,
  maxWidth: '100%',
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: 'normal', py: '1px' },
} as const;

type OfferChipProps = { state: OfferState; offer: Pick<Offer, 'contractId'> };

/** The state of a received offer: whose new terms wait, and that an accepted one has no contract yet. */
export function OfferChip({ state, offer }: OfferChipProps) {
  const { t } = useTranslation('contracts');
  const isToBeMade = state === 'accepted' && offer.contractId === null;
  return (
    <Box component="span" sx={WRAPPING}>
      <StatusChip
        of="offerState"
        status={state}
        {...(state === 'countered' && { label: t('offerState.counteredBy.professional') })}
        {...(isToBeMade && { label: t('offerState.acceptedToBeMade') })}
      />
    </Box>
  );
}
