import { useAcceptAmendmentMutation, useWithdrawAmendmentMutation } from '@plumbline/shared-api/amendments';
import {
  useApprovePaymentMutation,
  useArchiveContractMutation,
  useMoveContractMutation,
} from '@plumbline/shared-api/contracts';
import { useWithdrawDisputeMutation } from '@plumbline/shared-api/disputes';
import { useGiveMoneyBackMutation } from '@plumbline/shared-api/money';
import { useApproveSubmissionMutation, useTakeWorkBackMutation } from '@plumbline/shared-api/submissions';
import type { Contract, ContractMove } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVES } from '@plumbline/shared-schema/options';
import { useOpenAmendment } from '../amendments/use-amendments';
import type { ConfirmedAction } from '../contract-actions/contract-actions';
import { useOutcome } from '../contract-actions/use-outcome';

type Call = () => Promise<{ message: string }>;

/** Runs the actions that need no text. `submissionId`: the work that awaits an answer. */
export function useConfirmedAction(contract: Contract, submissionId: string) {
  const { _id: id, dispute } = contract;
  const amended = { id, amendmentId: useOpenAmendment(contract)?._id ?? '' };
  const [acceptAmendment] = useAcceptAmendmentMutation();
  const [withdrawAmendment] = useWithdrawAmendmentMutation();
  const [moveContract] = useMoveContractMutation();
  const [approveSubmission] = useApproveSubmissionMutation();
  const [takeWorkBack] = useTakeWorkBackMutation();
  const [approvePayment] = useApprovePaymentMutation();
  const [giveMoneyBack] = useGiveMoneyBackMutation();
  const [withdrawDispute] = useWithdrawDisputeMutation();
  const [archiveContract] = useArchiveContractMutation();
  const showOutcome = useOutcome();

  const archive = (archived: boolean) => () => archiveContract({ id, archived }).unwrap();
  const calls: Record<Exclude<ConfirmedAction, ContractMove>, Call> = {
    approve: () => approveSubmission({ contractId: id, submissionId }).unwrap(),
    approveMilestone: () => approveSubmission({ contractId: id, submissionId }).unwrap(),
    takeBack: () => takeWorkBack({ contractId: id, submissionId }).unwrap(),
    approvePayment: () => approvePayment(id).unwrap(),
    giveBack: () => giveMoneyBack(id).unwrap(),
    withdrawDispute: () => withdrawDispute({ id, disputeId: dispute?._id ?? '' }).unwrap(),
    acceptAmendment: () => acceptAmendment(amended).unwrap(),
    withdrawAmendment: () => withdrawAmendment(amended).unwrap(),
    archive: archive(true),
    unarchive: archive(false),
  };

  return (action: ConfirmedAction) =>
    showOutcome(action, isMove(action) ? () => moveContract({ id, action }).unwrap() : calls[action]);
}

function isMove(action: ConfirmedAction): action is ContractMove {
  return (CONTRACT_MOVES as readonly string[]).includes(action);
}
