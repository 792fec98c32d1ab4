import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import type { OfferState } from '@plumbline/shared-schema/offer-machine';
import { Chip } from '@plumbline/shared-ui/text';
import { offerStanding } from './offer-standing';

const COLOURS: Record<OfferState, 'warning' | 'info' | 'success' | 'error' | 'default'> = {
  pending: 'warning',
  countered: 'info',
  accepted: 'success',
  declined: 'error',
  withdrawn: 'default',
  expired: 'default',
};

/** The status of an offer, coloured (SPEC §2). */
export function OfferChip({ offer }: { offer: Offer }) {
  const { t } = useTranslation('contracts');
  const standing = offerStanding(offer);
  return <Chip size="small" color={COLOURS[standing]} label={t(`proposals.standing.${standing}`)} />;
}
