import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';
import { isDraftKept } from './use-form-draft';

export type UnsavedChangesGuardProps = {
  isUnsaved: () => boolean;
  /** For a form in a dialog that a search parameter opens (`edit` in `?edit=title`): changing it leaves too. */
  openedBy?: string;
  /** Leaving loses nothing, so no dialog is needed. By default: whether `useFormDraft` stores the form. */
  isKept?: boolean;
  /** What would be lost, where it is not what was typed. */
  text?: string;
};

function valueOf(parameter: string | undefined, search: string): string | null {
  return parameter === undefined ? null : new URLSearchParams(search).get(parameter);
}

/** Blocks a navigation or reload that would lose what was typed until the reader confirms. */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { isUnsaved, openedBy } = props;
  const { t } = useTranslation('ui');
  const form = useFormContext() as UseFormReturn | null;
  const check = useRef(isUnsaved);
  // The dialog closes after a confirmation too; only a refusal cancels the navigation.
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

  const isBlocked = blocker.state === 'blocked';
  const isKept = isBlocked && (props.isKept ?? (form !== null && isDraftKept(form.control)));

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
    <LeaveDialog
      isOpen={isBlocked}
      title={t(isKept ? 'unsaved.keptTitle' : 'unsaved.title')}
      text={props.text ?? t(isKept ? 'unsaved.keptText' : 'unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDestructive={!isKept}
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
