import type { ComponentType } from 'react';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { lazily } from '@plumbline/shared-ui/lazy';
import { ReviewDialog } from '../reviews/ReviewDialog';
import { ConfirmAction } from './ConfirmAction';
import { buttonOf, isConfirmed, isNoted, offeredActions } from './contract-actions';
import { NoteAction } from './NoteAction';

const FundDialog = lazily(() => import('../contract-money/FundDialog'), 'FundDialog');

const OWN_DIALOGS: Partial<
  Record<ContractAction, ComponentType<{ contract: Contract; onClose: () => void }>>
> = { review: ReviewDialog, fund: FundDialog };

type ActionDialogProps = { action: string | null; contract: Contract; onClose: () => void };

/** The dialog of the action that the address names; none for an action that this reader may not take (any more). */
export function ActionDialog({ action, contract, onClose }: ActionDialogProps) {
  const submissions = useListSubmissionsQuery(contract._id);
  const submissionId = submissions.data?.find(({ status }) => status === 'submitted')?._id ?? '';
  const offered = offeredActions(contract.allowedActions).find((allowed) => allowed === action);
  if (offered === undefined) return null;
  // What is about work is shown once that has loaded.
  if (buttonOf(offered).isAboutWork && submissionId === '') return null;
  const props = { contract, submissionId, onClose };

  const OwnDialog = OWN_DIALOGS[offered];
  if (OwnDialog) return <OwnDialog contract={contract} onClose={onClose} />;
  if (isConfirmed(offered)) return <ConfirmAction action={offered} {...props} />;
  return isNoted(offered) ? <NoteAction action={offered} {...props} /> : null;
}
