import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { milestones } from '../../../database/tables/milestones';
import { chargebackPosting, chargebackWonPosting } from '../../money/ledger/leaving-postings';
import type { Cause, Ledger, MoneyFigures } from '../../money/ledger/ledger';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import { fundPosting } from '../../money/ledger/postings';
import type { ContractMoves } from '../contracts/contract-moves';
import type { OutflowService } from '../../money/payments/outflow.service';
import type { ChargebackStep, PaymentHooks } from '../../money/payments/payment-hooks';
import type { PaymentRecord } from '../../money/payments/payments.repository';
import { sharesIn, sharesOf } from './chargeback-shares';

/** What a payment is for. */
type Subject = Pick<PaymentRecord, 'contractId' | 'milestoneId'>;

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  moves: Pick<ContractMoves, 'move'>;
};

/** What settled payments do to their contracts. Each locks the contract before any account. */
export function createPaymentEffects({ ledger, outflow, moves }: Dependencies): PaymentHooks {
  async function lock(tx: Tx, contractId: string): Promise<ContractRow | undefined> {
    const [row] = await tx.select().from(contracts).where(eq(contracts.id, contractId)).for('update');
    return row;
  }

  const tell = (tx: Tx, { contractId: id, milestoneId }: Subject, action: ContractAction) =>
    moves.move(tx, { id, action, user: null, milestoneId: milestoneId ?? undefined });

  /** Those that are over have nothing to say of payments that come too late. */
  async function tellIfRunning(tx: Tx, subject: Subject, action: ContractAction): Promise<void> {
    const contract = await lock(tx, subject.contractId);
    if (contract !== undefined && isRunning(contract)) await tell(tx, subject, action);
  }

  async function isFundable(tx: Tx, payment: PaymentRecord) {
    const { contractId, milestoneId, payerId, amount, fromBalance } = payment;
    const contract = await lock(tx, contractId);
    if (contract === undefined || !isRunning(contract)) return false;
    const open = await openFor(tx, ledger, { contract, milestoneId });
    const [inWallet = 0] = await ledger.balancesForUpdate(tx, [
      wallet(payerId),
      outgoing(payerId),
      held(contractId),
    ]);
    return amount + fromBalance <= Math.min(open, inWallet);
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
    if (shares.held > 0) await tellIfRunning(tx, step.payment, 'funded');
  }

  return {
    /** Into the contract while it runs; else, or where the rest is gone from the wallet, back to the card. */
    onPaid: async (tx, payment, cause) => {
      const { payerId: userId, contractId, amount, fromBalance } = payment;
      if (await isFundable(tx, payment)) {
        await ledger.post(tx, [fundPosting({ ...payment, amount: amount + fromBalance }, cause)]);
        await tell(tx, payment, 'funded');
        return;
      }
      await outflow.payBack(tx, { userId, contractId, most: amount }, cause);
      await tellIfRunning(tx, payment, 'fundingFailed');
    },

    onFailed: (tx, payment) => tellIfRunning(tx, payment, 'fundingFailed'),

    onChargeback: async (tx, step, cause) => {
      await lock(tx, step.payment.contractId);
      if (step.step === 'opened') await open(tx, step, cause);
      if (step.step === 'won') await undo(tx, step, cause);
    },
  };
}

const isRunning = ({ status }: ContractRow) => !isFinalContract(status);

type Target = { contract: ContractRow; milestoneId: string | null };

/** What the contract, or the milestone that it is for, still takes; nothing where one of the two has changed meanwhile. */
async function openFor(tx: Tx, ledger: Ledger, { contract, milestoneId }: Target): Promise<number> {
  const steps = await tx.select().from(milestones).where(eq(milestones.contractId, contract.id));
  const money = (await ledger.contractMoney(tx, [contract.id])).get(contract.id);
  const left = (amount: number, there: MoneyFigures | undefined) =>
    amount - (there ? there.held + there.released : 0);
  if (milestoneId === null) return steps.length > 0 ? 0 : left(contract.amount, money);
  const step = steps.find(({ id }) => id === milestoneId);
  if (step === undefined || step.approvedAt !== null) return 0;
  return left(step.amount, money?.milestones.get(milestoneId));
}
