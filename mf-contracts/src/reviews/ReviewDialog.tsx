import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { useContractNames } from '../contract-names/use-contract-names';
import { ReviewForm } from './ReviewForm';

type ReviewDialogProps = { contract: Contract; onClose: () => void };

/** Asks one party of a finished contract about the other (SPEC §3 Feedback). */
export function ReviewDialog({ contract, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const names = useContractNames(contract);
  const id = useId();
  const name = user?._id === contract.client._id ? names.professional : names.client;

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t('review.title', { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
          {t('review.text', { title: names.title })}
        </DialogContentText>
        <ReviewForm contractId={contract._id} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
