import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { toPersonName } from '@plumbline/shared-ui/format';
import { OfferEvents } from '../offer-terms/OfferEvents';

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
