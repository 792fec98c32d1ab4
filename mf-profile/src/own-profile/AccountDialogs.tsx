import type { User } from '@plumbline/shared-schema/users';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';

const PictureDialog = lazily(() => import('./PictureDialog'), 'PictureDialog');
const DetailsDialog = lazily(() => import('./DetailsDialog'), 'DetailsDialog');

type AccountDialogsProps = { user: User; dialog: Pick<AddressDialog, 'value' | 'close'> };

/** The dialogs that the address opens, of what is loaded with them: picture and details. */
export function AccountDialogs({ user, dialog: { value, close } }: AccountDialogsProps) {
  return (
    <>
      {value === 'picture' && <PictureDialog user={user} onClose={close} />}
      {value === 'details' && <DetailsDialog user={user} onClose={close} />}
    </>
  );
}
