import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { Dialog, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { OfferForm } from './OfferForm';

type SendOfferDialogProps = {
  application: Application;
  onSent: () => void;
  /** After sending, Cancel or Esc. */
  onClose: () => void;
};

/** 'Send Job Offer' to an applicant (SPEC §2). */
export function SendOfferDialog({ application, onSent, onClose }: SendOfferDialogProps) {
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
      <DialogTitle id={`${id}-title`}>{t('offer.title')}</DialogTitle>
      <DialogContent sx={{ pb: 3, '&&': { pt: 1 } }}>
        <OfferForm application={application} onSent={onSent} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
