import { isId } from '@plumbline/shared-schema/ids';
import type { CreatePersonReport, PersonReport } from '@plumbline/shared-schema/person-reports';
import { existing, getExisting } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import type { PersonReportRow } from '../../../database/tables/person-reports';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { ChatsRepository } from '../chats/chats.repository';
import type { MessagesRepository } from '../messages/messages.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { PersonReportsRepository } from './person-reports.repository';

type Dependencies = {
  personReports: PersonReportsRepository;
  chats: ChatsRepository;
  messages: MessagesRepository;
  users: UsersRepository;
  casesRepository: CasesRepository;
  outbox: Outbox;
  transaction: Transaction;
};
type ReportSubject = { personId: string; messageId: string | null; messageText: string | null };

export type PersonReportsService = ReturnType<typeof createPersonReportsService>;

/** Reports wait for those who review them. Each once, and not of oneself. */
export function createPersonReportsService(dependencies: Dependencies) {
  const { personReports, chats, messages, users, casesRepository, outbox, transaction } = dependencies;

  async function keep(tx: Tx, user: CurrentUser, report: ReportSubject & CreatePersonReport) {
    if (report.personId === user._id) throw new AppError('FORBIDDEN');
    const { personId, messageId } = report;
    const about =
      messageId === null
        ? ({ kind: 'personReport', aboutId: personId } as const)
        : ({ kind: 'messageReport', aboutId: messageId } as const);
    const caseId = await casesRepository.open(tx, { ...about, personId });
    const row = await personReports.insert(tx, { ...report, caseId, reporterId: user._id });
    const kept = existing(row, 'REPORT_EXISTS');
    await outbox.add(tx, 'person.reported', { reportId: kept.id });
    return toReport(kept);
  }

  return {
    reportPerson: async (user: CurrentUser, id: string, input: CreatePersonReport): Promise<PersonReport> => {
      const { id: personId } = await getExisting(id, users.find, 'USER_NOT_FOUND');
      const report = { ...input, personId, messageId: null, messageText: null };
      return transaction((tx) => keep(tx, user, report));
    },

    /** A message of a chat of one's own, with its text as it is now. */
    reportMessage: (
      user: CurrentUser,
      named: { chatId: string; messageId: string },
      input: CreatePersonReport,
    ): Promise<PersonReport> =>
      transaction(async (tx) => {
        const find = (id: string) => chats.findIn(tx, { id, userId: user._id });
        const { id: chatId } = await getExisting(named.chatId, find, 'CHAT_NOT_FOUND');
        const found = isId(named.messageId)
          ? await messages.findForUpdate(tx, { chatId, id: named.messageId })
          : undefined;
        const { senderId: personId, id: messageId, messageText } = existing(found, 'MESSAGE_NOT_FOUND');
        return keep(tx, user, { ...input, personId, messageId, messageText });
      }),
  };
}

function toReport({ id, personId, messageId, reason, notes, createdAt }: PersonReportRow): PersonReport {
  return { _id: id, personId, messageId, reason, notes, createdAt: createdAt.toISOString() };
}
