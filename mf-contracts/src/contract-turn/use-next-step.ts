import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import type { OfferedAction } from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import type { Turn } from '@plumbline/shared-schema/contract-turn';
import { useContractTurn } from './use-contract-turn';

type NextStep = { action: OfferedAction; milestone?: Milestone };

/** A proposed change is answered beside what it changes. */
const ACTIONS: Record<Turn['step'], readonly OfferedAction[]> = {
  answerDispute: ['answerDispute'],
  decideDispute: ['resolveDispute', 'resolveAppeal'],
  answerChange: [],
  approve: ['approve', 'approveMilestone'],
  fund: ['fund'],
  work: ['submit'],
  approvePayment: ['approvePayment'],
  review: ['review'],
  paused: ['activate'],
  underWay: [],
  done: [],
};

/** The one filled button among a contract's actions: what the reader is asked for now, of the contract or of a milestone. */
export function useNextStep(contract: Contract): NextStep | undefined {
  const offeredActions = useOfferedActions();
  const { turn, isOwn } = useContractTurn(contract);
  if (turn.whose !== null && !isOwn) return undefined;
  const milestone = turn.whose === null ? undefined : turn.part;
  const offered = offeredActions((milestone ?? contract).allowedActions);
  const action = ACTIONS[turn.step].find((one) => offered.includes(one));
  return action && { action, ...(milestone && { milestone }) };
}
