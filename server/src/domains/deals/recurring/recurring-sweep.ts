import type { Transaction, Tx } from '../../../database/connect';
import type { RecurringJobRow } from '../../../database/tables/recurring-jobs';
import type { Outbox } from '../../../kit/outbox/outbox';
import { toCopy } from '../../jobs/jobs/job-fields';
import type { JobFiles } from '../../jobs/jobs/job-files';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { createRecordInviteChange } from '../invites/invite-moves';
import type { InvitesRepository } from '../invites/invites.repository';
import type { RecurringJobsRepository } from './recurring-jobs.repository';
import { turnAfter } from './recurring-jobs.service';
import { latestDue } from './turns';

type Dependencies = {
  recurring: RecurringJobsRepository;
  jobs: JobsRepository;
  jobFiles: JobFiles;
  invites: InvitesRepository;
  outbox: Outbox;
  transaction: Transaction;
};

/**
 * Posts what is due and tells of what comes; any number of processes may run it. A copy, its files, its turn, its
 * invitation and its events are one transaction: a process that dies in between has posted nothing.
 */
export function createRecurringSweep(dependencies: Dependencies) {
  const { recurring, jobs, jobFiles, invites, outbox, transaction } = dependencies;
  const recordInvite = createRecordInviteChange(outbox);

  async function post(tx: Tx, row: RecurringJobRow, nextDay: string): Promise<void> {
    const { id: recurringId, ownerId } = row;
    // Its files neither change nor go while they are copied, and it may have been hidden or deleted a moment ago.
    const standing = await jobs.findForShare(tx, row.jobId);
    if (standing?.hiddenAt !== null) return;
    const job = await jobs.get(tx, row.jobId);
    const day = latestDue({ ...row, nextDay }, new Date());
    const jobId = await jobs.insert(tx, toCopy(job));
    const { attachmentFileId } = await jobFiles.copy(tx, job, jobId);
    if (attachmentFileId !== undefined) await jobs.update(tx, jobId, { attachmentFileId });
    await recurring.insertTurn(tx, { recurringId, day, jobId });
    const left = row.left === null ? null : row.left - 1;
    await recurring.update(tx, recurringId, { left, ...turnAfter({ ...row, left }, day) });
    await outbox.add(tx, 'job.created', { jobId, ownerId });
    await outbox.add(tx, 'job.recurred', { jobId, ownerId });
    await inviteAgain(tx, row, jobId);
  }

  /** Who did it last hears of it first. */
  async function inviteAgain(tx: Tx, row: RecurringJobRow, jobId: string): Promise<void> {
    const contractorId = await recurring.findLastContractor(tx, row);
    if (contractorId === undefined) return;
    const parties = { jobId, clientId: row.ownerId, contractorId };
    const id = await invites.insert(tx, { ...parties, message: '' });
    if (id !== undefined)
      await recordInvite(tx, { id, ...parties }, { action: 'invite', actorId: row.ownerId });
  }

  /** False: nothing is due. */
  const postDue = (): Promise<boolean> =>
    transaction(async (tx) => {
      const row = await recurring.lockDue(tx);
      if (row === undefined || row.nextDay === null) return false;
      await post(tx, row, row.nextDay);
      return true;
    });

  return async (): Promise<void> => {
    await transaction(async (tx) => {
      for (const { id: recurringId, day } of await recurring.markComing(tx))
        if (day !== null) await outbox.add(tx, 'recurrence.coming', { recurringId, day });
    });
    while (await postDue());
  };
}
