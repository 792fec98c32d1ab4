import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { OfferEvents } from '../offer-terms/OfferEvents';
import { toPersonName } from '../person/person-name';

export function OfferHistoryDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  return (
    <TitledDialog
      title={t('history.title', { name: toPersonName(offer.professionalId.fullName) })}
      onClose={onClose}
    >
      <OfferEvents offerId={offer._id} />
    </TitledDialog>
  );
}
