import type { ConfirmDialogProps } from '@plumbline/shared-ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

async function loadDialog() {
  return { component: (await import('@plumbline/shared-ui/ConfirmDialog')).ConfirmDialog };
}

/** The browser's own question, for when ours did not come. */
function askPlainly({
  text,
  onConfirm,
  onClose,
}: Pick<ConfirmDialogProps, 'text' | 'onConfirm' | 'onClose'>) {
  if (window.confirm(String(text))) onConfirm();
  else onClose();
}

/** A `ConfirmDialog` that most visitors never need: it is fetched when typing starts, at the latest when asked for. */
export function LeaveDialog(props: ConfirmDialogProps) {
  const { isOpen } = props;
  const [dialog, setDialog] = useState<{ component: ComponentType<ConfirmDialogProps> }>();

  useEffect(() => {
    function fetchAhead() {
      // A failure is nothing yet: it is asked for again when it is needed.
      loadDialog().then(setDialog, () => undefined);
    }
    document.addEventListener('input', fetchAhead, { once: true });
    return () => {
      document.removeEventListener('input', fetchAhead);
    };
  }, []);

  useEffect(() => {
    if (!isOpen || dialog) return;
    loadDialog().then(setDialog, () => {
      askPlainly(props);
    });
    // Once for each time it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  return dialog ? <dialog.component {...props} /> : null;
}
