import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const DIALOGS = ['title', 'bio'] as const;
export type ProfileDialog = (typeof DIALOGS)[number];

/** The search parameter that opens a dialog. */
export const DIALOG_PARAMETER = 'edit';

export type ProfileView = {
  /** Edit controls are shown. */
  isEditing: boolean;
  /** The first steps are shown. */
  isOnboarding: boolean;
  dialog: ProfileDialog | undefined;
  toggleEditing: () => void;
  open: (dialog: ProfileDialog) => void;
  /** Also what Back does. */
  close: () => void;
  endOnboarding: () => void;
};

/** The view is in the address: `?editing=1`, `?edit=title`, `?onboarding=1`. */
export function useProfileView(): ProfileView {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { wasOpenedHere?: boolean } | null };
  const dialog = DIALOGS.find((name) => name === parameters.get(DIALOG_PARAMETER));

  function change(name: string, value: string | undefined, options?: { replace?: boolean; state?: unknown }) {
    const next = new URLSearchParams(parameters);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParameters(next, options);
  }

  return {
    dialog,
    isEditing: parameters.has('editing'),
    isOnboarding: parameters.has('onboarding'),
    toggleEditing() {
      change('editing', parameters.has('editing') ? undefined : '1', { replace: true });
    },
    open(name) {
      change(DIALOG_PARAMETER, name, { state: { wasOpenedHere: true } });
    },
    close() {
      // A dialog that came with the address has no entry of this page behind it.
      if (state?.wasOpenedHere) void navigate(-1);
      else change(DIALOG_PARAMETER, undefined, { replace: true });
    },
    endOnboarding() {
      change('onboarding', undefined, { replace: true });
    },
  };
}
