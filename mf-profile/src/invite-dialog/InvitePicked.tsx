import type { Professional } from '@plumbline/shared-schema/professionals';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';

const InviteDialog = lazily(() => import('./InviteDialog'), 'InviteDialog');

/** The dialog that `?invite=<id>` opens for one of them. */
export function InvitePicked({ people }: { people: readonly Professional[] }) {
  const dialog = useAddressDialog('invite');
  const person = people.find(({ _id }) => _id === dialog.value);
  return person ? <InviteDialog person={person} onClose={dialog.close} /> : null;
}
