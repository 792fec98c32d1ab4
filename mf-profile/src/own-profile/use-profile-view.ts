import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';

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
  const { get, change } = useAddress();
  const { value, open, close } = useAddressDialog(DIALOG_PARAMETER);
  const isEditing = get('editing') !== '';

  return {
    dialog: DIALOGS.find((name) => name === value),
    isEditing,
    isOnboarding: get('onboarding') !== '',
    toggleEditing: () => change({ editing: isEditing ? '' : '1' }, { replace: true }),
    open,
    close,
    endOnboarding: () => change({ onboarding: '' }, { replace: true }),
  };
}
