import type { Amendment, DeclineAmendment, ProposeAmendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { isId } from '@plumbline/shared-schema/ids';
import type { Transaction, Tx } from '../../../database/connect';
import type { AmendmentRow } from '../../../database/tables/amendments';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import { assertNamed, assertPossible } from './amendment-rules';
import { isSameMoney, isSameVersion, proposedVersion, toVersion, versionOf } from './amendment-versions';
import type { AmendmentsRepository } from '../contract-records/amendments.repository';
import { roleIn } from '../contract-records/contract-guards';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { MilestonesService } from '../contract-records/milestones.service';

type Dependencies = ContractReads & {
  amendments: AmendmentsRepository;
  milestones: MilestonesService;
  moves: ContractMoves;
  transaction: Transaction;
};

type NamedAmendment = { id: string; amendmentId: string };
type SavedAmendment = { data: Amendment; contract: Contract };
type Step = 'acceptAmendment' | 'declineAmendment' | 'withdrawAmendment';

/** Changes of running contracts: the contract's state machine says who may propose and answer. */
export function createAmendmentsService(parts: Dependencies) {
  const { amendments, milestones, moves, read, transaction } = parts;

  const { saved, step, close } = createAnswers(parts);

  return {
    /** AMENDMENT_EMPTY, MILESTONE_NOT_FOUND, and what `assertPossible` refuses; one at a time, else INVALID_TRANSITION. */
    propose: (user: CurrentUser, id: string, input: ProposeAmendment): Promise<SavedAmendment> =>
      transaction(async (tx) => {
        const note = input.note || null;
        const record = await moves.move(tx, {
          id,
          action: 'proposeAmendment',
          user,
          note: input.note || undefined,
        });
        assertNamed(
          record,
          input.milestones.map(({ _id }) => _id),
        );
        const before = versionOf(record);
        const after = proposedVersion(input);
        if (isSameVersion(before, after)) throw new AppError('AMENDMENT_EMPTY');
        assertPossible({ record, after, used: await amendments.listUsed(tx, id) });
        const proposedBy = roleIn(record, user) === 'hirer' ? 'hirer' : 'professional';
        const amendmentId = await amendments.insert(tx, { contractId: id, proposedBy, before, after, note });
        return saved(tx, user, { id, amendmentId });
      }),

    /**
     * From then on the contract is as proposed; judged anew, since money and work may have come in meanwhile. While a
     * payment is under way its amounts wait: PAYMENT_UNDER_WAY. Where every milestone left is approved, it is completed.
     */
    accept: (user: CurrentUser, named: NamedAmendment): Promise<SavedAmendment> =>
      transaction(async (tx) => {
        const { id, amendmentId } = named;
        const record = await step(tx, user, { ...named, action: 'acceptAmendment' });
        const { after } = existing(await amendments.find(tx, named), 'AMENDMENT_NOT_FOUND');
        if (record.isPaying && !isSameMoney(versionOf(record), after))
          throw new AppError('PAYMENT_UNDER_WAY');
        assertPossible({ record, after, used: await amendments.listUsed(tx, id) });
        await amendments.apply(tx, id, after);
        await amendments.close(tx, amendmentId, { status: 'accepted' });
        await milestones.finishIfDone(tx, id);
        return saved(tx, user, named);
      }),

    decline: (
      user: CurrentUser,
      named: NamedAmendment,
      { note }: DeclineAmendment,
    ): Promise<SavedAmendment> =>
      close(user, named, { action: 'declineAmendment', status: 'declined', ...(note && { answer: note }) }),

    withdraw: (user: CurrentUser, named: NamedAmendment): Promise<SavedAmendment> =>
      close(user, named, { action: 'withdrawAmendment', status: 'withdrawn' }),

    /** Newest first, with both versions; for the parties and administrators. */
    list: async (user: CurrentUser, id: string): Promise<Amendment[]> => {
      await read(user, id);
      return isId(id) ? (await amendments.listByContract(id)).map(toAmendment) : [];
    },
  };
}
export type AmendmentsService = ReturnType<typeof createAmendmentsService>;

type Closing = { action: Step; status: AmendmentRow['status']; answer?: string };

/** What answering has in common. */
function createAnswers({ amendments, moves, readIn, transaction }: Dependencies) {
  async function saved(tx: Tx, user: CurrentUser, named: NamedAmendment): Promise<SavedAmendment> {
    const row = existing(await amendments.find(tx, named), 'AMENDMENT_NOT_FOUND');
    return { data: toAmendment(row), contract: await readIn(tx, user, named.id) };
  }

  /** AMENDMENT_NOT_FOUND: another one than the one named is open. */
  async function step(
    tx: Tx,
    user: CurrentUser,
    move: NamedAmendment & { action: Step; note?: string | undefined },
  ) {
    const { id, amendmentId, action, note } = move;
    const record = await moves.move(tx, { id, action, user, note });
    if (record.amendment?.id !== amendmentId) throw new AppError('AMENDMENT_NOT_FOUND');
    return record;
  }

  const close = (
    user: CurrentUser,
    named: NamedAmendment,
    { action, ...answer }: Closing,
  ): Promise<SavedAmendment> =>
    transaction(async (tx) => {
      await step(tx, user, { ...named, action, note: answer.answer });
      await amendments.close(tx, named.amendmentId, answer);
      return saved(tx, user, named);
    });

  return { saved, step, close };
}

function toAmendment({ id, before, after, createdAt, closedAt, ...row }: AmendmentRow): Amendment {
  return {
    _id: id,
    ...row,
    before: toVersion(before),
    after: toVersion(after),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
