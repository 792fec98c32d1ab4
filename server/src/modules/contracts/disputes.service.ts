import type { Contract } from '@plumbline/shared-schema/contracts';
import type { QueryTerms, RaiseDispute, ResolveDispute } from '@plumbline/shared-schema/disputes';
import { toCents } from '@plumbline/shared-schema/money';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { BeginChat } from '../chats/begin-chat';
import type { Award } from '../contract-money/contract-money';
import type { PostMessage } from '../messages/post-message';
import type { ContractMoves } from './contract-moves';
import type { ContractReads } from './contracts.service';
import type { ClosedDispute, DisputesRepository } from './disputes.repository';

type Dependencies = {
  disputes: DisputesRepository;
  moves: ContractMoves;
  readIn: ContractReads['readIn'];
  beginChat: BeginChat;
  postMessage: PostMessage;
  transaction: Transaction;
};

type Named = { id: string; disputeId: string };

/** Questions about the terms, and disputes after the end. */
export function createDisputesService(parts: Dependencies) {
  const { disputes, moves, readIn, beginChat, postMessage, transaction } = parts;

  return {
    /** The professional questions the terms, once: the contract is marked and the text stands in the job's chat. */
    query: (user: CurrentUser, id: string, { message }: QueryTerms): Promise<Contract> =>
      transaction(async (tx) => {
        const { record } = await moves.move(tx, { id, action: 'query', user });
        const { jobId, clientId: receiverId } = record.contract;
        const senderId = user._id;
        const key = { jobId, creatorId: senderId, otherId: receiverId };
        const { id: chatId } = await beginChat(tx, { ...key, isUnlimited: true });
        const question = { chatId, senderId, receiverId, messageText: message, clientMessageId: null };
        await postMessage(tx, { ...question, ignoresBlocks: true });
        return readIn(tx, user, id);
      }),

    raise: (user: CurrentUser, id: string, { reason }: RaiseDispute): Promise<Contract> =>
      transaction(async (tx) => {
        await moves.move(tx, { id, action: 'dispute', user, note: reason });
        await disputes.insert(tx, { contractId: id, raisedById: user._id, reason });
        return readIn(tx, user, id);
      }),

    withdraw: (user: CurrentUser, named: Named): Promise<Contract> =>
      transaction(async (tx) => {
        const { id } = named;
        const { record } = await moves.move(tx, { id, action: 'withdrawDispute', user });
        await close(disputes, tx, { named, standingId: record.dispute?.id, closed: { status: 'withdrawn' } });
        return readIn(tx, user, id);
      }),

    /** By an administrator: the money goes as decided, in the same transaction. SPLIT_MISMATCH. */
    resolve: (user: CurrentUser, named: Named, decision: ResolveDispute): Promise<Contract> =>
      transaction(async (tx) => {
        const { id } = named;
        const { outcome, note } = decision;
        const award = awardOf(decision);
        const step = { id, action: 'resolveDispute', user, note: note || undefined, award } as const;
        const { record } = await moves.move(tx, step);
        const closed = { status: 'resolved', outcome, note: note || null } as const;
        await close(disputes, tx, { named, standingId: record.dispute?.id, closed });
        return readIn(tx, user, id);
      }),
  };
}
export type DisputesService = ReturnType<typeof createDisputesService>;

function awardOf({ outcome, releaseAmount = 0 }: ResolveDispute): Award {
  if (outcome === 'split') return toCents(releaseAmount);
  return outcome === 'release' ? 'all' : 'nothing';
}

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
