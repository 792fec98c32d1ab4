import type { ConfirmDialogProps } from '@plumbline/shared-ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

async function loadDialog() {
  return { component: (await import('@plumbline/shared-ui/ConfirmDialog')).ConfirmDialog };
}

/** The browser's dialog, in case ours did not load. */
function askPlainly({
  text,
  onConfirm,
  onClose,
}: Pick<ConfirmDialogProps, 'text' | 'onConfirm' | 'onClose'>) {
  if (window.confirm(String(text))) onConfirm();
  else onClose();
}

/** A lazy-loaded `ConfirmDialog`, preloaded when typing starts. */
export function LeaveDialog(props: ConfirmDialogProps) {
  const { isOpen } = props;
  const [dialog, setDialog] = useState<{ component: ComponentType<ConfirmDialogProps> }>();

  useEffect(() => {
    function fetchAhead() {
      // Loaded again when it is needed.
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
    // Once each time it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  return dialog ? <dialog.component {...props} /> : null;
}
