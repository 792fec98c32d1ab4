import type { Contract } from '@plumbline/shared-schema/contracts';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { ReviewDialog } from '../reviews/ReviewDialog';
import { ConfirmAction } from './ConfirmAction';
import { isConfirmedAction, isNotedAction } from './contract-actions';
import { NoteAction } from './NoteAction';

/** Not shown until the submission they are about has loaded. */
const ABOUT_WORK: readonly (string | null)[] = ['approve', 'requestChanges'];

type ActionDialogProps = { action: string | null; contract: Contract; onClose: () => void };

/** The dialog of the action that the address names; none for an action that this reader may not take (any more). */
export function ActionDialog({ action, contract, onClose }: ActionDialogProps) {
  const submissions = useListSubmissionsQuery(contract._id);
  const submissionId = submissions.data?.find(({ status }) => status === 'submitted')?._id ?? '';
  if (!(contract.allowedActions as readonly (string | null)[]).includes(action)) return null;
  if (ABOUT_WORK.includes(action) && submissionId === '') return null;
  const props = { contract, submissionId, onClose };

  if (action === 'review') return <ReviewDialog contract={contract} onClose={onClose} />;
  if (isConfirmedAction(action)) return <ConfirmAction action={action} {...props} />;
  return isNotedAction(action) ? <NoteAction action={action} {...props} /> : null;
}
