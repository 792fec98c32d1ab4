import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/connect';
import { contracts } from '../../database/tables/contracts';
import type { ContractRow } from '../../database/tables/contracts';
import { chargebackPosting, chargebackWonPosting } from '../../ledger/leaving-postings';
import type { Ledger } from '../../ledger/ledger';
import { held, outgoing, wallet } from '../../ledger/posting';
import { fundPosting } from '../../ledger/postings';
import type { OutflowService } from '../payments/outflow.service';
import type { PaymentHooks } from '../payments/payment-hooks';
import type { PaymentRecord } from '../payments/payments.repository';
import { sharesIn, sharesOf } from './chargeback-shares';

type Dependencies = { ledger: Ledger; outflow: OutflowService };

/** What settled payments do to the money of their contracts. */
export function createPaymentEffects({ ledger, outflow }: Dependencies): PaymentHooks {
  async function lock(tx: Tx, contractId: string): Promise<ContractRow | undefined> {
    const [row] = await tx.select().from(contracts).where(eq(contracts.id, contractId)).for('update');
    return row;
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

  return {
    /** Into the contract while it runs; else, or where the rest is gone from the wallet, back to the card. */
    onPaid: async (tx, payment, cause) => {
      const { payerId: userId, contractId, amount, fromBalance } = payment;
      if (await isFundable(tx, payment))
        await ledger.post(tx, [fundPosting({ ...payment, amount: amount + fromBalance }, cause)]);
      else await outflow.payBack(tx, { userId, contractId, most: amount }, cause);
    },

    onChargeback: async (tx, step, cause) => {
      const { chargeback, payment } = step;
      const { contractId, payerId, professionalId, provider } = payment;
      const parties = { contractId, payerId, professionalId, provider, paymentId: payment.id };
      await lock(tx, contractId);
      if (step.step === 'opened') {
        const shares = await sharesOf(tx, ledger, step);
        await ledger.post(tx, [chargebackPosting({ ...parties, id: chargeback.id, shares }, cause)]);
      }
      if (step.step === 'won') {
        const booked = await ledger.entriesOf(tx, `chargeback:${chargeback.id}`);
        const shares = sharesIn(booked, payment);
        await ledger.post(tx, [chargebackWonPosting({ ...parties, id: chargeback.id, shares }, cause)]);
      }
    },
  };
}

const isRunning = ({ status }: ContractRow) =>
  (RUNNING_CONTRACT_STATUSES as readonly string[]).includes(status);
