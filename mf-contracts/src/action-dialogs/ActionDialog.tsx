import type { ComponentType } from 'react';
import { useMay } from '@plumbline/shared-api/session';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { lazily } from '@plumbline/shared-ui/lazy';
import { ReviewDialog } from '../reviews/ReviewDialog';
import { ConfirmAction } from './ConfirmAction';
import { buttonOf, isConfirmed, isDeciding, isNoted, isSpoken } from '../contract-actions/contract-actions';
import { NoteAction } from './NoteAction';
import { readAction } from './read-action';

const FundDialog = lazily(() => import('../contract-money/FundDialog'), 'FundDialog');

const AmendDialog = lazily(() => import('../amendments/AmendDialog'), 'AmendDialog');
const WordsDialog = lazily(() => import('../disputes/WordsDialog'), 'WordsDialog');
const ConfirmTermsDialog = lazily(() => import('../signed-terms/ConfirmTermsDialog'), 'ConfirmTermsDialog');
const DecisionDialog = lazily(() => import('../disputes/DecisionDialog'), 'DecisionDialog');

const OWN_DIALOGS: Partial<
  Record<
    ContractAction,
    ComponentType<{ contract: Contract; milestone?: Milestone | undefined; onClose: () => void }>
  >
> = {
  review: ReviewDialog,
  fund: FundDialog,
  proposeAmendment: AmendDialog,
  confirmTerms: ConfirmTermsDialog,
};

type ActionDialogProps = { action: string | null; contract: Contract; onClose: () => void };

/** The dialog of the action that the address names; none for an action that this reader may not take (any more). */
export function ActionDialog({ action, contract, onClose }: ActionDialogProps) {
  const mayAct = useMay('contracts');
  const submissions = useListSubmissionsQuery(contract._id);
  const aim = readAction(contract, action, submissions.data);
  if (aim === undefined || !mayAct) return null;
  const { offered, milestone, submissionId } = aim;
  // What is about work is shown once that has loaded.
  if (buttonOf(offered).isAboutWork && submissionId === '') return null;
  const props = { contract, milestone, submissionId, onClose };

  const OwnDialog = OWN_DIALOGS[offered];
  if (OwnDialog) return <OwnDialog contract={contract} milestone={milestone} onClose={onClose} />;
  if (isSpoken(offered)) return <WordsDialog action={offered} contract={contract} onClose={onClose} />;
  if (isDeciding(offered)) return <DecisionDialog action={offered} contract={contract} onClose={onClose} />;
  if (isConfirmed(offered)) return <ConfirmAction action={offered} {...props} />;
  return isNoted(offered) ? <NoteAction action={offered} {...props} /> : null;
}
