import type { QuestionKind } from '@plumbline/shared-schema/case-machine';
import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { cases } from '../../../database/tables/cases';
import { contracts } from '../../../database/tables/contracts';
import { jobReports } from '../../../database/tables/job-reports';
import { jobs } from '../../../database/tables/jobs';
import { messages } from '../../../database/tables/messages';
import { personReports } from '../../../database/tables/person-reports';
import { questions } from '../../../database/tables/questions';
import { supportTickets } from '../../../database/tables/support-tickets';
import { files, users } from '../../../database/tables/users';
import { personColumns } from '../../people/users/person-columns';
import { factColumns } from '../../people/users/proof-rows.repository';

export type EvidenceRepository = ReturnType<typeof createEvidenceRepository>;
export type ReportRecord = Awaited<ReturnType<EvidenceRepository['listReports']>>[number];

/** Messages shown on each side of the one that was reported. */
const AROUND = 5;

/** What the cases are about, for those who decide them. */
export function createEvidenceRepository(database: Database) {
  return {
    /** Oldest first, of either table. */
    listReports: async (caseId: string) => {
      const common = { reporter: personColumns(users) };
      const ofJob = await database
        .select({ ...common, report: jobReports })
        .from(jobReports)
        .innerJoin(users, eq(users.id, jobReports.reporterId))
        .where(eq(jobReports.caseId, caseId))
        .orderBy(asc(jobReports.createdAt));
      const ofPerson = await database
        .select({ ...common, report: personReports })
        .from(personReports)
        .innerJoin(users, eq(users.id, personReports.reporterId))
        .where(eq(personReports.caseId, caseId))
        .orderBy(asc(personReports.createdAt));
      return [
        ...ofJob.map(({ report, reporter }) => ({ ...report, reporter, messageText: null })),
        ...ofPerson.map(({ report, reporter }) => ({ ...report, reporter })),
      ];
    },

    listReporterIds: async (executor: Executor, caseId: string): Promise<string[]> => {
      const { rows } = await executor.execute<{ id: string }>(sql`
        select reporter_id as id from job_reports where case_id = ${caseId}::uuid
        union select reporter_id from person_reports where case_id = ${caseId}::uuid`);
      return rows.map(({ id }) => id);
    },

    findJob: (id: string) => database.query.jobs.findFirst({ where: eq(jobs.id, id) }),

    findTicket: (executor: Executor, id: string) =>
      executor.query.supportTickets.findFirst({ where: eq(supportTickets.id, id) }),

    findFile: (id: string) => database.query.files.findFirst({ where: eq(files.id, id) }),

    findProof: (fileId: string) => findProof(database, fileId),

    findWords: (kind: QuestionKind, id: string) => findWords(database, kind, id),

    /** The reported message with those around it, oldest first. */
    listAround: async (messageId: string) => {
      const reported = database
        .select({ chatId: messages.chatId, seq: messages.seq })
        .from(messages)
        .where(eq(messages.id, messageId))
        .as('reported');
      return database
        .select({ message: messages, sender: personColumns(users) })
        .from(messages)
        .innerJoin(reported, eq(reported.chatId, messages.chatId))
        .innerJoin(users, eq(users.id, messages.senderId))
        .where(
          sql`${messages.seq} between ${reported.seq} - ${AROUND}::int and ${reported.seq} + ${AROUND}::int`,
        )
        .orderBy(asc(messages.seq));
    },

    findStanding: (personId: string) => findStanding(database, personId),
  };
}

/** What is asked about a job, or answered, as it is now. */
async function findWords(database: Database, kind: QuestionKind, id: string): Promise<string | null> {
  const row = await database.query.questions.findFirst({ where: eq(questions.id, id) });
  return (kind === 'questionReport' ? row?.text : row?.answer) ?? null;
}

/** The file of a proof, and what its owner says of theirs. */
async function findProof(database: Database, fileId: string) {
  const [row] = await database
    .select({
      sentAt: files.createdAt,
      mimeType: files.mimeType,
      ...factColumns,
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.ownerId))
    .where(eq(files.id, fileId));
  return row;
}

/** What weighs in a decision about somebody. */
async function findStanding(database: Database, personId: string) {
  const running = inArray(contracts.status, [...RUNNING_CONTRACT_STATUSES]);
  const [row] = await database
    .select({
      userType: users.userType,
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      runningContracts: sql<number>`(select count(*)::int from ${contracts}
        where ${running} and ${personId}::uuid in (${contracts.clientId}, ${contracts.professionalId}))`,
      previousCases: sql<number>`(select count(*)::int from ${cases}
        where ${cases.personId} = ${personId}::uuid and ${cases.outcome} in ('hide', 'warn', 'suspend', 'refuse'))`,
    })
    .from(users)
    .where(eq(users.id, personId));
  return row;
}
