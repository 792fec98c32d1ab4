import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRejectionText } from '@plumbline/shared-ui/action';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ConfirmDialogProps = {
  isOpen: boolean;
  /** Names the object: 'Delete “Roof repair”?' */
  title: string;
  /** The consequences. */
  text: ReactNode;
  /** The verb: 'Delete'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Destructive: a red button. */
  isDestructive?: boolean;
  /** The dialog stays open until it resolves, and shows the message of a rejection. */
  onConfirm: () => unknown;
  /** After a successful confirmation, Cancel or Esc. */
  onClose: () => void;
};

function useConfirmation({ isOpen, onConfirm, onClose }: ConfirmDialogProps) {
  const textOf = useRejectionText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function close() {
    if (isBusy) return;
    setFailure(undefined);
    onClose();
  }

  async function confirm() {
    // A second click may arrive while the dialog fades.
    if (!isOpen) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, close, confirm };
}

/** Asks before an irreversible action. The focus starts on Cancel and returns to the opener. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, cancelLabel, isDestructive = false } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const { isBusy, failure, close, confirm } = useConfirmation(props);

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
        </DialogContentText>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} disabled={isBusy} autoFocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
