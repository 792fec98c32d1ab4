import { isProofKind, isQuestionKind } from '@plumbline/shared-schema/case-machine';
import type {
  CaseDetails,
  CaseDispute,
  CaseLook,
  CasePage,
  CasesQuery,
  DecideCase,
  LookAtCase,
} from '@plumbline/shared-schema/cases';
import type { Database, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import type { AuditService } from '../audit/audit.service';
import { lockPeople } from '../../../database/lock-people';
import type { UserViews } from '../../people/users/user-view';
import type { CaseEffects } from './case-effects';
import type { CaseMoves } from './case-moves';
import { actionsOf, toCase, toFlag, toProof, toReport, toStanding, toTicket } from './case-view';
import type { CaseRecord, CasesRepository } from '../../inbox/cases.repository';
import type { FindFlagEvidence } from './flag-evidence.repository';
import type { EvidenceRepository } from './evidence.repository';

/** What the disputes among these cases are about, by the id of the dispute. */
export type DisputesEvidence = (records: readonly CaseRecord[]) => Promise<Map<string, CaseDispute>>;

type Dependencies = {
  cases: CasesRepository;
  evidence: EvidenceRepository;
  findFlagEvidence: FindFlagEvidence;
  disputesOf: DisputesEvidence;
  moves: CaseMoves;
  takeEffect: CaseEffects;
  audit: AuditService;
  links: FileLinks;
  views: UserViews;
  transaction: Transaction;
  database: Database;
};

/** How long the picture of a proof can be opened. */
const LOOK_SECONDS = 300;

const SEEN = {
  nationalId: 'nationalIdSeen',
  licence: 'licenceSeen',
  insurance: 'insuranceSeen',
} as const;

export type CasesService = ReturnType<typeof createCasesService>;

/** What waits for administrators, and what they decide about it. */
export function createCasesService(dependencies: Dependencies) {
  const { cases, evidence, disputesOf, moves, takeEffect, audit, links, views, transaction } = dependencies;
  const getRecord = (id: string) => getExisting(id, cases.find, 'CASE_NOT_FOUND');
  const panels = createPanels(dependencies);

  async function get(id: string): Promise<CaseDetails> {
    const record = await getRecord(id);
    return {
      ...toCase(record, { views, disputes: await disputesOf([record]) }),
      ...(await panels(record)),
      allowedActions: actionsOf(record),
      history: await audit.listOfCase(record.case.id),
    };
  }

  return {
    list: async (query: CasesQuery): Promise<CasePage> => {
      const { rows, count } = await cases.list(query);
      const disputes = await disputesOf(rows);
      const data = rows.map((row) => toCase(row, { views, disputes }));
      const waiting = await cases.countWaiting();
      return { success: true, data, count, page: query.page, limit: query.limit, waiting };
    },

    get,

    /** CASE_CLOSED when it was decided before, or cannot be decided so. */
    decide: async (user: CurrentUser, id: string, { action, note }: DecideCase): Promise<CaseDetails> => {
      const { kind, personId } = (await getRecord(id)).case;
      await transaction(async (tx) => {
        // Whoever sends another proof locks themselves, then the case of the one before: so in the same order here.
        if (isProofKind(kind) && personId !== null) await lockPeople(tx, [personId]);
        const record = await moves.close(tx, { id, action, note, user });
        await takeEffect(tx, { record, note }, action);
      });
      return get(id);
    },

    /** At what is private; it is in the log before it is answered. NOT_FOUND where there is nothing to see. */
    look: async (user: CurrentUser, id: string, { reason }: LookAtCase): Promise<CaseLook> => {
      const { case: found } = await getRecord(id);
      const { kind, aboutId, personId, id: caseId } = found;
      const noted = { actorId: user._id, personId, caseId, reason };
      if (isProofKind(kind)) {
        const file = existing(await evidence.findFile(aboutId), 'NOT_FOUND');
        await transaction((tx) => audit.record(tx, { ...noted, action: SEEN[kind] }));
        const { url, expiresAt } = links.briefLink(file.id, LOOK_SECONDS);
        return { url, expiresAt: expiresAt.toISOString(), messages: [] };
      }
      if (kind !== 'messageReport' && kind !== 'outsideContact') throw new AppError('NOT_FOUND');
      const around = await evidence.listAround(aboutId);
      await transaction((tx) => audit.record(tx, { ...noted, action: 'messagesSeen' }));
      const messages = around.map(({ message, sender }) => ({
        _id: message.id,
        sender: views.person(sender),
        text: message.messageText,
        createdAt: message.createdAt.toISOString(),
        isReported: message.id === aboutId,
      }));
      return { url: null, expiresAt: null, messages };
    },
  };
}

/** What the page of a case shows besides, by its kind. */
function createPanels({ evidence, findFlagEvidence, views, database }: Dependencies) {
  return async ({ case: { id, kind, aboutId, personId, jobId, outcome, note } }: CaseRecord) => {
    const reports = await evidence.listReports(id);
    const job = jobId === null ? undefined : await evidence.findJob(jobId);
    const ticket = kind === 'supportTicket' ? await evidence.findTicket(database, aboutId) : undefined;
    const flag = await findFlagEvidence({ kind, aboutId });
    const words = reports.find(({ messageText }) => messageText !== null)?.messageText;
    const standing = personId === null ? undefined : await evidence.findStanding(personId);
    return {
      reports: reports.map((report) => toReport(report, views)),
      job: job
        ? {
            _id: job.id,
            title: job.title,
            description: job.description,
            status: job.status,
            isHidden: job.hiddenAt !== null,
          }
        : null,
      messageText: words ?? (isQuestionKind(kind) ? await evidence.findWords(kind, aboutId) : null),
      proof: isProofKind(kind) ? toProof(kind, await evidence.findProof(aboutId)) : null,
      ticket: toTicket(ticket, outcome === 'answer' ? note : null),
      flag: toFlag(flag, views),
      standing: toStanding(standing),
    };
  };
}
