import type { CreateSupportTicket, SupportTicket } from '@plumbline/shared-schema/support';
import type { Config } from '../../config';
import type { Transaction } from '../../database/connect';
import type { SupportTicketRow } from '../../database/tables/support-tickets';
import type { Mails } from '../../mail/mails.service';
import type { CurrentUser } from '../../plugins/session';
import type { SupportRepository } from './support.repository';

type Dependencies = {
  tickets: SupportRepository;
  mails: Mails;
  config: Pick<Config, 'supportEmail'>;
  transaction: Transaction;
};

export type SupportService = ReturnType<typeof createSupportService>;

export function createSupportService({ tickets, mails, config, transaction }: Dependencies) {
  return {
    /** Of somebody signed in, name and address are those of the account. Mailed to the operator, where one is named. */
    create: (viewer: CurrentUser | undefined, input: CreateSupportTicket): Promise<SupportTicket> =>
      transaction(async (tx) => {
        const { fullName, email } = viewer ?? input;
        const from = { fullName, email, message: input.message };
        const row = await tickets.insert(tx, { ...from, userId: viewer?._id ?? null });
        const { supportEmail } = config;
        if (supportEmail !== undefined)
          await mails.add(
            tx,
            { email: supportEmail, fullName: '', language: 'en' },
            { template: 'supportTicket', number: row.number, ...from },
          );
        return toWire(row);
      }),

    list: async (userId: string): Promise<SupportTicket[]> => (await tickets.list(userId)).map(toWire),
  };
}

function toWire({ id, number, message, createdAt }: SupportTicketRow): SupportTicket {
  return { _id: id, number, message, createdAt: createdAt.toISOString() };
}
