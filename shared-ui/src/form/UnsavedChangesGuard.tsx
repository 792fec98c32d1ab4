import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

export type UnsavedChangesGuardProps = {
  isUnsaved: () => boolean;
  /** For a form in a dialog that a search parameter opens (`edit` in `?edit=title`): changing it leaves too. */
  openedBy?: string;
};

function valueOf(parameter: string | undefined, search: string): string | null {
  return parameter === undefined ? null : new URLSearchParams(search).get(parameter);
}

/** Asks before a navigation or a reload that would lose what was typed. `Form isGuarded` renders it. */
export function UnsavedChangesGuard({ isUnsaved, openedBy }: UnsavedChangesGuardProps) {
  const { t } = useTranslation('ui');
  const check = useRef(isUnsaved);
  // The dialog closes after a confirmation too; only a refusal may call the navigation off.
  const isLeaving = useRef(false);
  useEffect(() => {
    check.current = isUnsaved;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      check.current() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        valueOf(openedBy, currentLocation.search) !== valueOf(openedBy, nextLocation.search)),
  );

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (check.current()) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDestructive
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        if (!isLeaving.current) blocker.reset?.();
      }}
    />
  );
}
