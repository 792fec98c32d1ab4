import { useTranslation } from 'react-i18next';
import type { OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Offer } from '@plumbline/shared-schema/offers';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';

type OfferChipProps = { state: OfferState; offer: Pick<Offer, 'contractId'> };

/** The state of an offer; an accepted one that has no contract yet says so. */
export function OfferChip({ state, offer }: OfferChipProps) {
  const { t } = useTranslation('contracts');
  const isToBeMade = state === 'accepted' && offer.contractId === null;
  return (
    <StatusChip
      of="offerState"
      status={state}
      {...(isToBeMade && { label: t('offerState.acceptedToBeMade') })}
    />
  );
}
