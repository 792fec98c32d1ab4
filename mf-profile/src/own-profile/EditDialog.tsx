import { useId, type ReactNode } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { Box } from '@plumbline/shared-ui/layout';

/** The page's lasting control: it takes the focus when the opener is gone, e.g. an empty state's button. */
export const EDIT_TOGGLE_ID = 'edit-profile';

/** The focus has nowhere to return to: it is nowhere, or still inside the dialog that goes. */
function rescueFocus() {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]');
  if (isLost) document.getElementById(EDIT_TOGGLE_ID)?.focus();
}

type EditDialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

export function EditDialog({ title, isOpen, onClose, children }: EditDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onExited: rescueFocus } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {/* The first label floats above its field. */}
        <Box sx={{ pt: 1 }}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
}
