import type { SupportTicketBody, SupportTicket } from '@plumbline/shared-schema/support';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { Config } from '../../../settings/config';
import type { Transaction, Tx } from '../../../database/connect';
import type { SupportTicketRow } from '../../../database/tables/support-tickets';
import { AppError } from '../../../kit/errors';
import type { Mails } from '../../../kit/mail/mails.service';
import type { CurrentUser } from '../../../http/plugins/session';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { SupportRepository } from './support.repository';

type Dependencies = {
  tickets: SupportRepository;
  mails: Mails;
  casesRepository: CasesRepository;
  config: Pick<Config, 'supportEmail' | 'supportLanguage'>;
  transaction: Transaction;
};

const TOLD_AT_ONCE = 100;

export type SupportService = ReturnType<typeof createSupportService>;

export function createSupportService(dependencies: Dependencies) {
  const { tickets, mails, casesRepository, config, transaction } = dependencies;
  const { supportEmail: email, supportLanguage: language } = config;

  async function mail(tx: Tx, to: string, ticket: SupportTicketRow): Promise<void> {
    await mails.add(tx, { email: to, fullName: '', language }, { template: 'supportTicket', ...ticket });
  }

  return {
    /** Of somebody signed in, name and address are those of the account. A case of the queue, and mailed to the operator, where one is named. */
    create: (viewer: CurrentUser | undefined, input: SupportTicketBody): Promise<SupportTicket> =>
      transaction(async (tx) => {
        const asker = viewer ? { fullName: viewer.fullName, email: viewer.email } : namedIn(input);
        const { message } = input;
        const toldAt = email === undefined ? null : new Date();
        const row = await tickets.insert(tx, { ...asker, message, toldAt, userId: viewer?._id ?? null });
        await casesRepository.open(tx, { kind: 'supportTicket', aboutId: row.id, personId: row.userId });
        if (email !== undefined) await mail(tx, email, row);
        return toWire({ ticket: row, answer: null, answeredAt: null });
      }),

    list: async (userId: string, query: PageQuery) => {
      const { rows, count } = await tickets.list(userId, query);
      return { data: rows.map(toWire), count, ...query };
    },

    /** Mails what was asked before the operator had an address. */
    mailUnsent: async (): Promise<void> => {
      if (email === undefined) return;
      for (let told = TOLD_AT_ONCE; told === TOLD_AT_ONCE;)
        told = await transaction(async (tx) => {
          const rows = await tickets.takeUnmailed(tx, TOLD_AT_ONCE);
          for (const row of rows) await mail(tx, email, row);
          return rows.length;
        });
    },
  };
}

/** Who a visitor says to be. */
function namedIn({ fullName, email }: SupportTicketBody): { fullName: string; email: string } {
  if (fullName !== undefined && email !== undefined) return { fullName, email };
  const missing = { ...(fullName === undefined && { fullName }), ...(email === undefined && { email }) };
  const fields = Object.fromEntries(Object.keys(missing).map((name) => [name, 'validation.required']));
  throw new AppError('VALIDATION_FAILED', { fields });
}

type AnsweredTicket = { ticket: SupportTicketRow; answer: string | null; answeredAt: Date | null };

function toWire({
  ticket: { id, number, message, createdAt },
  answer,
  answeredAt,
}: AnsweredTicket): SupportTicket {
  return {
    _id: id,
    number,
    message,
    answer: answer === null || answeredAt === null ? null : { text: answer, at: answeredAt.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}
