import type { ReactNode } from 'react';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';

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
  return (
    <TitledDialog title={title} isOpen={isOpen} isWithoutCloseButton onClose={onClose} onExited={rescueFocus}>
      {children}
    </TitledDialog>
  );
}
