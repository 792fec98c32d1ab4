import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import type { ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { RequestChanges, Submission, SubmitWork } from '@plumbline/shared-schema/submissions';
import { existing } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { FileLinks } from '../../../kit/storage/links';
import type { Refusal } from '../../../kit/state-machines/mover';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import { assertWaiting } from '../contract-records/named-parts';
import type { WorkDecision, WorkDecisions } from '../contract-records/work-decisions.repository';
import type { Approvals } from '../flows/approve';
import { keepAttachments, readAttachments } from '../../people/files/kept-attachments';
import type { FilesService } from '../../people/files/files.service';
import type { SubmissionRecord, SubmissionsRepository } from './submissions.repository';

type Dependencies = ContractReads & {
  submissions: SubmissionsRepository;
  workDecisions: WorkDecisions;
  approvals: Pick<Approvals, 'approveWork'>;
  moves: ContractMoves;
  files: FilesService;
  links: FileLinks;
  transaction: Transaction;
};

/** `sentKey`: by which the call is known when it is sent again. */
type SentWork = SubmitWork & { uploads: readonly Upload[]; sentKey: string | undefined };
type NamedWork = { id: string; submissionId: string };
type SavedWork = { data: Submission; contract: Contract };

/** Work under a contract: hand in, approve, ask for changes. */
export function createSubmissionsService(parts: Dependencies) {
  const { submissions, workDecisions, approvals, moves, read, readIn, files, links, transaction } = parts;

  async function saved(tx: Tx, user: CurrentUser, { id, submissionId }: NamedWork): Promise<SavedWork> {
    const found = await submissions.find(tx, { id: submissionId, contractId: id });
    const record = existing(found, 'SUBMISSION_NOT_FOUND');
    return { data: toSubmission(record, links), contract: await readIn(tx, user, id) };
  }

  async function decide(
    user: CurrentUser,
    named: NamedWork,
    { action, decision }: Answer,
  ): Promise<SavedWork> {
    const { id, submissionId } = named;
    return transaction(async (tx) => {
      const milestoneId = await workDecisions.findMilestoneId(tx, named);
      // Who may not see the contract must not learn which work exists, so the state machine is asked first.
      const record = await moves.move(tx, { id, action, user, milestoneId, note: decision.note });
      assertWaiting(record, { submissionId, milestoneId });
      await workDecisions.decide(tx, submissionId, decision);
      return saved(tx, user, named);
    });
  }

  return {
    /** CONTRACT_NOT_FOUND to whoever is no party of it. */
    admit: async (user: CurrentUser, id: string): Promise<void> => {
      await read(user, id);
    },

    /**
     * ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE name the file; while work waits for an answer, INVALID_TRANSITION. The same
     * key again is the same work, whatever became of it.
     */
    submit: async (user: CurrentUser, id: string, { uploads, sentKey, ...work }: SentWork) => {
      const attachments = await readAttachments(uploads);
      return transaction(async (tx) => {
        const sent = sentKey === undefined ? undefined : await submissions.findSent(tx, id, sentKey);
        if (sent !== undefined) return saved(tx, user, { id, submissionId: sent });
        const { milestoneId } = work;
        const record = await moves.move(tx, { id, action: 'submit', user, milestoneId, refuse });
        const milestone = record.milestones.find((one) => one.id === milestoneId);
        if (milestoneId !== undefined && milestone === undefined) throw new AppError('MILESTONE_NOT_FOUND');
        const fileIds = await keepAttachments(tx, files, { attachments, ownerId: user._id });
        const submissionId = await submissions.insert(tx, { ...work, contractId: id, sentKey }, fileIds);
        return saved(tx, user, { id, submissionId });
      });
    },

    /** Completes the contract; of a milestone, releases what is held for it, and completes with the last one. */
    approve: (user: CurrentUser, named: NamedWork): Promise<SavedWork> =>
      transaction(async (tx) => {
        await approvals.approveWork(tx, { ...named, user });
        return saved(tx, user, named);
      }),

    requestChanges: (user: CurrentUser, named: NamedWork, { note }: RequestChanges): Promise<SavedWork> =>
      decide(user, named, {
        action: 'requestChanges',
        decision: { status: 'changes-requested', decidedBy: 'hirer', note },
      }),

    /** By whoever handed it in, before it is judged. */
    takeBack: (user: CurrentUser, named: NamedWork): Promise<SavedWork> =>
      decide(user, named, { action: 'takeBack', decision: { status: 'taken-back', decidedBy: null } }),

    /** Newest first; for the parties. */
    list: async (user: CurrentUser, id: string): Promise<Submission[]> => {
      await read(user, id);
      return (await submissions.listByContract(id)).map((record) => toSubmission(record, links));
    },

    ...createWaitingWork(parts),
  };
}

function createWaitingWork({ submissions, links }: Pick<Dependencies, 'submissions' | 'links'>) {
  return {
    /** Work that awaits this hirer's answer, each with its contract among `contracts`. */
    listWaiting: async (
      user: CurrentUser,
      contracts: readonly Contract[],
    ): Promise<ActionNeeded['submissions']> => {
      const byId = new Map(contracts.map((contract) => [contract._id, contract]));
      return (await submissions.listWaitingFor(user._id)).flatMap((record) => {
        const contract = byId.get(record.submission.contractId);
        // Handed in since the contracts were read: the next request shows it.
        return contract ? [{ ...toSubmission(record, links), contract }] : [];
      });
    },
  };
}
export type SubmissionsService = ReturnType<typeof createSubmissionsService>;

type Answer = { action: 'requestChanges' | 'takeBack'; decision: WorkDecision };

function refuse(refused: Refusal<ContractStatus, ContractGuard>): AppError | undefined {
  const isUnnamed = refused.reason === 'guard' && refused.guard === 'partNamed';
  return isUnnamed ? new AppError('MILESTONE_NOT_FOUND') : undefined;
}

function toSubmission({ submission, dueAt, files }: SubmissionRecord, links: FileLinks): Submission {
  return {
    _id: submission.id,
    contractId: submission.contractId,
    milestoneId: submission.milestoneId,
    text: submission.text,
    files: files.map(({ id, name, mimeType, bytes }) => ({
      _id: id,
      name,
      type: mimeType,
      size: bytes,
      url: links.signedLink(id),
    })),
    status: submission.status,
    note: submission.note,
    decidedBy: submission.decidedBy,
    decidedAt: submission.decidedAt?.toISOString() ?? null,
    dueAt: submission.status === 'submitted' ? dueAt.toISOString() : null,
    createdAt: submission.createdAt.toISOString(),
  };
}
