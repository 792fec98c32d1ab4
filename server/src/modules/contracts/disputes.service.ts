import type { Contract } from '@plumbline/shared-schema/contracts';
import type { QueryTerms, RaiseDispute, ResolveDispute } from '@plumbline/shared-schema/disputes';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { BeginChat } from '../chats/begin-chat';
import type { MessagesRepository } from '../messages/messages.repository';
import type { ContractMoves } from './contract-moves';
import type { ReadContract } from './contracts.service';
import type { ClosedDispute, DisputesRepository } from './disputes.repository';

type Dependencies = {
  disputes: DisputesRepository;
  moves: ContractMoves;
  read: ReadContract;
  beginChat: BeginChat;
  messages: MessagesRepository;
  outbox: Outbox;
  transaction: Transaction;
};

type Named = { id: string; disputeId: string };

/** Questions about the terms, and disputes after the end. */
export function createDisputesService(parts: Dependencies) {
  const { disputes, moves, read, transaction } = parts;

  return {
    /** The professional questions the terms, once: the contract is marked and the text stands in the job's chat. */
    query: (user: CurrentUser, id: string, { message }: QueryTerms): Promise<Contract> =>
      transaction(async (tx) => {
        const { contract } = await moves.move(tx, { id, action: 'query', user });
        await post(parts, tx, {
          jobId: contract.jobId,
          senderId: user._id,
          receiverId: contract.clientId,
          message,
        });
        return read(user, id, tx);
      }),

    raise: (user: CurrentUser, id: string, { reason }: RaiseDispute): Promise<Contract> =>
      transaction(async (tx) => {
        await moves.move(tx, { id, action: 'dispute', user, note: reason });
        await disputes.insert(tx, { contractId: id, raisedById: user._id, reason });
        return read(user, id, tx);
      }),

    withdraw: (user: CurrentUser, named: Named): Promise<Contract> =>
      transaction(async (tx) => {
        const { id } = named;
        const record = await moves.move(tx, { id, action: 'withdrawDispute', user });
        await close(disputes, tx, { named, standingId: record.dispute?.id, closed: { status: 'withdrawn' } });
        return read(user, id, tx);
      }),

    /** By an administrator: `pay` approves the payment, `withhold` keeps it pending for good unless the hirer pays. */
    resolve: (user: CurrentUser, named: Named, { outcome, note }: ResolveDispute): Promise<Contract> =>
      transaction(async (tx) => {
        const { id } = named;
        const step = {
          id,
          action: 'resolveDispute',
          user,
          note: note || undefined,
          pays: outcome === 'pay',
        } as const;
        const record = await moves.move(tx, step);
        const closed = { status: 'resolved', outcome, note: note || null } as const;
        await close(disputes, tx, { named, standingId: record.dispute?.id, closed });
        return read(user, id, tx);
      }),
  };
}
export type DisputesService = ReturnType<typeof createDisputesService>;

type Closing = { named: Named; standingId: string | undefined; closed: ClosedDispute };

/** DISPUTE_NOT_FOUND when the one named is not the one that stands. */
async function close(
  disputes: DisputesRepository,
  tx: Tx,
  { named, standingId, closed }: Closing,
): Promise<void> {
  if (standingId !== named.disputeId) throw new AppError('DISPUTE_NOT_FOUND');
  await disputes.close(tx, named.disputeId, closed);
}

type Letter = { jobId: string; senderId: string; receiverId: string; message: string };

async function post(
  { beginChat, messages, outbox }: Dependencies,
  tx: Tx,
  { jobId, senderId, receiverId, message: messageText }: Letter,
): Promise<void> {
  const { id: chatId } = await beginChat(tx, { jobId, creatorId: senderId, otherId: receiverId });
  await messages.lockChat(tx, chatId);
  const row = await messages.append(tx, { chatId, senderId, receiverId, messageText, clientMessageId: null });
  await outbox.add(tx, 'message.created', { messageId: row.id, chatId, senderId, receiverId });
}
