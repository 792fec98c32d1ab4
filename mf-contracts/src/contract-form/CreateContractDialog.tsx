import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { Alert } from '@plumbline/shared-ui/feedback';
import { ContractForm } from './ContractForm';
import type { ContractOffer } from './contract-offer';

type CreateContractDialogProps = {
  /** The offer it is made from; undefined where the applicant has none. */
  offer: ContractOffer | undefined;
  onCreated: () => void;
  /** After the contract was made, Cancel or Esc. */
  onClose: () => void;
};

/** 'Create Contract' from an accepted offer (SPEC §2, §5). */
export function CreateContractDialog({ offer, onCreated, onClose }: CreateContractDialogProps) {
  const { t } = useTranslation('contracts');
  const id = useId();

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } } }}
    >
      <DialogTitle id={`${id}-title`}>{t('contractForm.title')}</DialogTitle>
      {offer?.acceptedAt ? (
        <DialogContent sx={{ pb: 3, '&&': { pt: 1 } }}>
          <ContractForm offer={offer} acceptedAt={offer.acceptedAt} onCreated={onCreated} onClose={onClose} />
        </DialogContent>
      ) : (
        <>
          <DialogContent>
            <Alert severity="warning">
              {t(offer ? 'schema:errors.OFFER_NOT_ACCEPTED' : 'schema:errors.NO_OFFER')}
            </Alert>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
