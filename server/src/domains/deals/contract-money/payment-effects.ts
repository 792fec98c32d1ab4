import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { Tx } from '../../../database/connect';
import { chargebackPosting, chargebackWonPosting } from '../../money/ledger/leaving-postings';
import type { Cause, Ledger } from '../../money/ledger/ledger';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import { fundPosting } from '../../money/ledger/postings';
import type { ContractMoves } from '../contracts/contract-moves';
import type { OutflowService } from '../../money/payments/outflow.service';
import type { ChargebackStep, PaymentHooks } from '../../money/payments/payment-hooks';
import type { PaymentRecord } from '../../money/payments/payments.repository';
import { takesMoney } from '../contracts/contract-dues';
import type { ContractRecord } from '../contracts/contract-records.repository';
import type { ContractsRepository } from '../contracts/contracts.repository';
import { lockContract } from '../../money/payments/paid-contracts.repository';
import { sharesIn, sharesOf } from './chargeback-shares';

/** What a payment is for. */
type Subject = Pick<PaymentRecord, 'contractId' | 'milestoneId'>;

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  moves: Pick<ContractMoves, 'move'>;
  contracts: Pick<ContractsRepository, 'findIn'>;
};

/** What settled payments do to their contracts. Each locks the contract before any account. */
export function createPaymentEffects({ ledger, outflow, moves, contracts }: Dependencies): PaymentHooks {
  async function lock(tx: Tx, id: string): Promise<ContractRecord | undefined> {
    await lockContract(tx, id);
    return contracts.findIn(tx, { id, viewerId: null });
  }

  const tell = (tx: Tx, { contractId: id, milestoneId }: Subject, action: ContractAction) =>
    moves.move(tx, { id, action, user: null, milestoneId: milestoneId ?? undefined });

  /** Those that are over and owe nobody have nothing to say of payments that come too late. */
  async function tellOfFailure(tx: Tx, subject: Subject): Promise<void> {
    const record = await lock(tx, subject.contractId);
    if (record && takesMoney(record)) await tell(tx, subject, 'fundingFailed');
  }

  async function isFundable(tx: Tx, payment: PaymentRecord) {
    const { contractId, milestoneId, payerId, amount, fromBalance } = payment;
    const record = await lock(tx, contractId);
    if (record === undefined || !takesMoney(record)) return false;
    const [inWallet = 0] = await ledger.balancesForUpdate(tx, [
      wallet(payerId),
      outgoing(payerId),
      held(contractId),
    ]);
    return amount + fromBalance <= Math.min(openFor(record, milestoneId), inWallet);
  }

  const partiesOf = ({ payment }: ChargebackStep) => {
    const { contractId, payerId, professionalId, provider, id: paymentId } = payment;
    return { contractId, payerId, professionalId, provider, paymentId };
  };

  async function open(tx: Tx, step: ChargebackStep, cause: Cause): Promise<void> {
    const { id } = step.chargeback;
    const shares = await sharesOf(tx, ledger, step);
    await ledger.post(tx, [chargebackPosting({ ...partiesOf(step), id, shares }, cause)]);
    await tell(tx, step.payment, 'chargeBack');
  }

  async function undo(tx: Tx, step: ChargebackStep, cause: Cause): Promise<void> {
    const { id } = step.chargeback;
    const shares = sharesIn(await ledger.entriesOf(tx, `chargeback:${id}`), step.payment);
    await ledger.post(tx, [chargebackWonPosting({ ...partiesOf(step), id, shares }, cause)]);
    const record = await lock(tx, step.payment.contractId);
    if (shares.held > 0 && record && isRunning(record)) await tell(tx, step.payment, 'funded');
  }

  return {
    /** Into the contract while that takes it; else, or where the rest is gone from the wallet, back to the card. */
    onPaid: async (tx, payment, cause) => {
      const { payerId: userId, contractId, amount, fromBalance } = payment;
      if (await isFundable(tx, payment)) {
        await ledger.post(tx, [fundPosting({ ...payment, amount: amount + fromBalance }, cause)]);
        await tell(tx, payment, 'funded');
        return;
      }
      await outflow.payBack(tx, { userId, contractId, most: amount }, cause);
      await tellOfFailure(tx, payment);
    },

    onFailed: (tx, payment) => tellOfFailure(tx, payment),

    onChargeback: async (tx, step, cause) => {
      await lock(tx, step.payment.contractId);
      if (step.step === 'opened') await open(tx, step, cause);
      if (step.step === 'won') await undo(tx, step, cause);
    },
  };
}

const isRunning = ({ contract }: ContractRecord) => !isFinalContract(contract.status);

/** What the contract, or the milestone that it is for, still takes; nothing where one of the two has changed meanwhile. */
function openFor({ contract, money, milestones }: ContractRecord, milestoneId: string | null): number {
  const left = (amount: number, there: { held: number; released: number } | null) =>
    amount - (there ? there.held + there.released : 0);
  if (milestoneId === null) return milestones.length > 0 ? 0 : left(contract.amount, money);
  const milestone = milestones.find(({ id }) => id === milestoneId);
  return milestone ? left(milestone.amount, milestone) : 0;
}
