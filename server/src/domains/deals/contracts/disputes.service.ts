import type { Contract } from '@plumbline/shared-schema/contracts';
import type { DisputeFile, QueryTerms, RaiseDispute } from '@plumbline/shared-schema/disputes';
import { isId } from '@plumbline/shared-schema/ids';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { FileLinks } from '../../../kit/storage/links';
import type { BeginChat } from '../../chat/chats/begin-chat';
import type { FilesService } from '../../people/files/files.service';
import { keepAttachments, readAttachments } from '../../people/files/kept-attachments';
import type { PostMessage } from '../../chat/messages/post-message';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { DisputeCases } from '../contract-records/dispute-cases';
import { assertStanding } from '../contract-records/named-parts';
import type { DisputesRepository } from '../contract-records/disputes.repository';
import type { DecideDispute } from '../flows/decide-dispute';
import type { WithdrawDispute } from '../flows/withdraw-dispute';

type Dependencies = ContractReads & {
  disputes: DisputesRepository;
  disputeCases: DisputeCases;
  files: FilesService;
  links: FileLinks;
  moves: ContractMoves;
  decideDispute: DecideDispute;
  withdrawDispute: WithdrawDispute;
  beginChat: BeginChat;
  postMessage: PostMessage;
  transaction: Transaction;
};

type NamedDispute = { id: string; disputeId: string };
type Words = RaiseDispute & { uploads: readonly Upload[] };

/** Questions about the terms, and disputes. */
export function createDisputesService(parts: Dependencies) {
  const { disputes, disputeCases, files, moves, read, readIn, beginChat, postMessage, transaction } = parts;

  /** Files are read before the contract is locked, and kept with what they belong to. */
  async function speak(
    user: CurrentUser,
    { uploads }: Words,
    act: (tx: Tx) => Promise<NamedDispute & { part: DisputeFile['part'] }>,
  ): Promise<Contract> {
    const attachments = await readAttachments(uploads);
    return transaction(async (tx) => {
      const { id, disputeId, part } = await act(tx);
      const fileIds = await keepAttachments(tx, files, { attachments, ownerId: user._id });
      await disputes.attach(tx, { disputeId, part, fileIds });
      return readIn(tx, user, id);
    });
  }

  return {
    /** The professional questions the terms, once: the contract is marked and the text stands in the job's chat. */
    query: (user: CurrentUser, id: string, { message }: QueryTerms): Promise<Contract> =>
      transaction(async (tx) => {
        const record = await moves.move(tx, { id, action: 'query', user });
        const { jobId, clientId: receiverId } = record.contract;
        const senderId = user._id;
        const key = { jobId, creatorId: senderId, otherId: receiverId };
        const { id: chatId } = await beginChat(tx, { ...key, isUnlimited: true });
        const question = { chatId, senderId, receiverId, messageText: message, clientMessageId: null };
        await postMessage(tx, { ...question, ignoresBlocks: true });
        return readIn(tx, user, id);
      }),

    /** CONTRACT_NOT_FOUND to whoever may not read it. */
    admit: async (user: CurrentUser, id: string): Promise<void> => {
      await read(user, id);
    },

    raise: (user: CurrentUser, id: string, words: Words): Promise<Contract> =>
      speak(user, words, async (tx) => {
        const { reason } = words;
        const record = await moves.move(tx, { id, action: 'dispute', user, note: reason });
        const disputeId = await disputes.insert(tx, { contractId: id, raisedById: user._id, reason });
        await disputeCases.open(tx, record, disputeId);
        return { id, disputeId, part: 'reason' };
      }),

    /** The other side's, once. */
    answer: (user: CurrentUser, { id, disputeId }: NamedDispute, words: Words): Promise<Contract> =>
      speak(user, words, async (tx) => {
        const record = await moves.move(tx, { id, action: 'answerDispute', user, note: words.reason });
        assertStanding(record, disputeId);
        await disputes.answer(tx, disputeId, words.reason);
        return { id, disputeId, part: 'answer' };
      }),

    /** Either side's, once; the money is not free until somebody has decided again. */
    appeal: (user: CurrentUser, { id, disputeId }: NamedDispute, words: Words): Promise<Contract> =>
      speak(user, words, async (tx) => {
        const record = await moves.move(tx, { id, action: 'appeal', user, note: words.reason });
        assertStanding(record, disputeId);
        await disputes.appeal(tx, disputeId, { appealedById: user._id, appealReason: words.reason });
        await disputeCases.open(tx, record, disputeId);
        return { id, disputeId, part: 'appeal' };
      }),

    ...createClosing(parts),
  };
}
export type DisputesService = ReturnType<typeof createDisputesService>;

/** Taken back, or decided; and what was sent with it. */
function createClosing(parts: Dependencies) {
  const { disputes, links, withdrawDispute, decideDispute, read } = parts;
  return {
    withdraw: withdrawDispute,
    resolve: decideDispute,

    listFiles: async (user: CurrentUser, { id, disputeId }: NamedDispute): Promise<DisputeFile[]> => {
      await read(user, id);
      if (!isId(disputeId)) throw new AppError('DISPUTE_NOT_FOUND');
      return (await disputes.listFiles(id, disputeId)).map(({ part, file }) => ({
        _id: file.id,
        part,
        name: file.name,
        type: file.mimeType,
        size: file.bytes,
        url: links.signedLink(file.id),
      }));
    },
  };
}
