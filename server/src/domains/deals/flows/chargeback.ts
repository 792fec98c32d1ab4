import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Tx } from '../../../database/connect';
import type { ChargebackRow } from '../../../database/tables/payments';
import { chargebackPosting, chargebackWonPosting } from '../../money/ledger/leaving-postings';
import type { Cause, Ledger } from '../../money/ledger/ledger';
import type { PaymentNews } from '../../money/payments/payment-flows';
import type { PaymentRecord } from '../../money/payments/payments.repository';
import type { TransitsRepository } from '../../money/payments/transits.repository';
import { sharesBorne, sharesToBear } from '../contract-money/chargeback-shares';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { FundingMoves } from './funding-moves';
import type { SettlePayment } from './settle-payment';

type Dependencies = {
  transits: Pick<TransitsRepository, 'openChargeback' | 'closeChargeback'>;
  contracts: Pick<ContractsRepository, 'findIn'>;
  moves: ContractMoves;
  settlePayment: Pick<SettlePayment, 'succeed'>;
  fundingMoves: Pick<FundingMoves, 'funded'>;
  ledger: Ledger;
};
/** The chargeback of this payment, in the book because of `cause`. */
type Chargeback = { row: ChargebackRow; payment: PaymentRecord; cause: Cause };

/**
 * The payer's bank takes a charge back, and may give it back once it has judged. Events come in any order: a chargeback
 * says that there was a charge, and its end that it was opened. The caller has locked the contract, then the payment.
 */
export function createChargeback(parts: Dependencies) {
  const { transits, contracts, moves, settlePayment, fundingMoves, ledger } = parts;

  /** Each of those who have the money bears a share, the contract first; what nobody has is lost. */
  async function open(tx: Tx, { row, payment, cause }: Chargeback): Promise<void> {
    const shares = await sharesToBear(tx, ledger, { amount: row.amount, payment });
    await ledger.post(tx, [chargebackPosting({ ...partiesOf(payment), id: row.id, shares }, cause)]);
    const { contractId: id, milestoneId } = payment;
    const step = { id, action: 'chargeBack', user: null, milestoneId: milestoneId ?? undefined } as const;
    await moves.move(tx, step);
  }

  /** The bank gave it back: to each as much as was taken. */
  async function win(tx: Tx, { row, payment, cause }: Chargeback): Promise<void> {
    const shares = sharesBorne(await ledger.entriesOf(tx, `chargeback:${row.id}`), payment);
    await ledger.post(tx, [chargebackWonPosting({ ...partiesOf(payment), id: row.id, shares }, cause)]);
    const record = await contracts.findIn(tx, { id: payment.contractId, viewerId: null });
    const isRunning = record !== undefined && !isFinalContract(record.contract.status);
    if (shares.held > 0 && isRunning) await fundingMoves.funded(tx, payment);
  }

  /** `false`: the news came too late to say anything new. */
  return async (tx: Tx, { payment, event, cause }: PaymentNews): Promise<boolean> => {
    const { provider, id: paymentId } = payment;
    const { ref, amount = payment.amount, chargeRef = '' } = event;
    await settlePayment.succeed(tx, payment, { ref: chargeRef, cause });

    const opened = await transits.openChargeback(tx, { provider, paymentId, ref, amount });
    if (opened === undefined) return false;
    const { row, isNew } = opened;
    if (isNew) await open(tx, { row, payment, cause });
    if (event.kind === 'chargeback.opened') return isNew;

    const end = event.kind === 'chargeback.won' ? 'won' : 'lost';
    if (!(await transits.closeChargeback(tx, row.id, end))) return false;
    if (end === 'won') await win(tx, { row, payment, cause });
    return true;
  };
}

function partiesOf({ contractId, payerId, professionalId, provider, id: paymentId }: PaymentRecord) {
  return { contractId, payerId, professionalId, provider, paymentId };
}
