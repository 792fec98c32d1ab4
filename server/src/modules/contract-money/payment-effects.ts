import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/connect';
import { contracts } from '../../database/tables/contracts';
import type { ContractRow } from '../../database/tables/contracts';
import { chargebackPosting, chargebackWonPosting } from '../../ledger/leaving-postings';
import type { Cause, Ledger } from '../../ledger/ledger';
import { held, outgoing, wallet } from '../../ledger/posting';
import { fundPosting } from '../../ledger/postings';
import type { ContractMoves } from '../contracts/contract-moves';
import type { OutflowService } from '../payments/outflow.service';
import type { ChargebackStep, PaymentHooks } from '../payments/payment-hooks';
import type { PaymentRecord } from '../payments/payments.repository';
import { sharesIn, sharesOf } from './chargeback-shares';

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

  const tell = (tx: Tx, id: string, action: ContractAction) => moves.move(tx, { id, action, user: null });

  /** Those that are over have nothing to say of payments that come too late. */
  async function tellIfRunning(tx: Tx, id: string, action: ContractAction): Promise<void> {
    const contract = await lock(tx, id);
    if (contract !== undefined && isRunning(contract)) await tell(tx, id, action);
  }

  async function isFundable(tx: Tx, { contractId, payerId, amount, fromBalance }: PaymentRecord) {
    const contract = await lock(tx, contractId);
    if (contract === undefined || !isRunning(contract)) return false;
    const figures = (await ledger.contractMoney(tx, [contractId])).get(contractId);
    const open = contract.amount - (figures ? figures.held + figures.released : 0);
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
    await tell(tx, step.payment.contractId, 'chargeBack');
  }

  async function undo(tx: Tx, step: ChargebackStep, cause: Cause): Promise<void> {
    const { id } = step.chargeback;
    const shares = sharesIn(await ledger.entriesOf(tx, `chargeback:${id}`), step.payment);
    await ledger.post(tx, [chargebackWonPosting({ ...partiesOf(step), id, shares }, cause)]);
    if (shares.held > 0) await tellIfRunning(tx, step.payment.contractId, 'funded');
  }

  return {
    /** Into the contract while it runs; else, or where the rest is gone from the wallet, back to the card. */
    onPaid: async (tx, payment, cause) => {
      const { payerId: userId, contractId, amount, fromBalance } = payment;
      if (await isFundable(tx, payment)) {
        await ledger.post(tx, [fundPosting({ ...payment, amount: amount + fromBalance }, cause)]);
        await tell(tx, contractId, 'funded');
        return;
      }
      await outflow.payBack(tx, { userId, contractId, most: amount }, cause);
      await tellIfRunning(tx, contractId, 'fundingFailed');
    },

    onFailed: (tx, { contractId }) => tellIfRunning(tx, contractId, 'fundingFailed'),

    onChargeback: async (tx, step, cause) => {
      await lock(tx, step.payment.contractId);
      if (step.step === 'opened') await open(tx, step, cause);
      if (step.step === 'won') await undo(tx, step, cause);
    },
  };
}

const isRunning = ({ status }: ContractRow) => !isFinalContract(status);
