import { chargebacks, paymentMethods, payments } from '../../../database/tables/payments';
import type { PaymentMethodRow, PaymentRow } from '../../../database/tables/payments';
import type { ContractRow } from '../../../database/tables/contracts';
import type { TestServer } from '../../../app/testing';

/** A card of the sandbox, by default one that can be charged; with a token of a bank account, that. */
export async function addMethod(
  server: TestServer,
  given: Pick<PaymentMethodRow, 'userId'> & Partial<PaymentMethodRow>,
): Promise<PaymentMethodRow> {
  const { token = 'sbx_card_ok_00000000' } = given;
  const kind = token.startsWith('sbx_bank') ? ('bank' as const) : ('card' as const);
  const facts = { provider: 'sandbox' as const, kind, token, last4: kind === 'card' ? '4242' : '6789' };
  const [row] = await server.database
    .insert(paymentMethods)
    .values({ ...facts, ...given })
    .returning();
  if (row === undefined) throw new Error('no method was inserted');
  return row;
}

/** A payment of the contract's hirer for all of it, as if it had been ordered and not carried out. */
export async function addPayment(
  server: TestServer,
  { id: contractId, clientId: payerId, amount }: ContractRow,
  given: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const [row] = await server.database
    .insert(payments)
    .values({ contractId, payerId, amount, provider: 'sandbox', ...given })
    .returning();
  if (row === undefined) throw new Error('no payment was inserted');
  return row;
}

export async function addChargeback(server: TestServer, paymentId: string, amount: number) {
  const [row] = await server.database
    .insert(chargebacks)
    .values({ paymentId, amount, provider: 'sandbox', ref: `cb_${paymentId}` })
    .returning();
  if (row === undefined) throw new Error('no chargeback was inserted');
  return row;
}
