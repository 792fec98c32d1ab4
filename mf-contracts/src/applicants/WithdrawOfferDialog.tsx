import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { toPersonName } from '@plumbline/shared-ui/format';
import { useOfferMoves } from './use-offer-moves';

type WithdrawOfferDialogProps = { offer: Offer; onWithdrawn: () => void; onClose: () => void };

export function WithdrawOfferDialog({ offer, onWithdrawn, onClose }: WithdrawOfferDialogProps) {
  const { t } = useTranslation('contracts');
  const { withdraw } = useOfferMoves(offer);
  const name = toPersonName(offer.professionalId.fullName);

  return (
    <ConfirmDialog
      isOpen
      title={t('withdraw.title', { name })}
      text={t('withdraw.text', { name })}
      confirmLabel={t('withdraw.confirm')}
      isDestructive
      onConfirm={async () => {
        await withdraw();
        onWithdrawn();
      }}
      onClose={onClose}
    />
  );
}
