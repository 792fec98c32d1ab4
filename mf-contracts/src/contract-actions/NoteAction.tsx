import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { useContractNames } from '../contract-names/use-contract-names';
import type { ActionDialogProps } from './ConfirmAction';
import type { NotedAction } from './contract-actions';
import { NoteForm } from './NoteForm';

/** Asks for the words that go with a question, a dispute or a wish for changes. */
export function NoteAction(props: ActionDialogProps<NotedAction>) {
  const { action, contract, onClose } = props;
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const id = useId();

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
        {t(`note.${action}.title`, { title })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          {t(`note.${action}.text`)}
        </DialogContentText>
        <NoteForm {...props} />
      </DialogContent>
    </Dialog>
  );
}
