import { isId } from '@plumbline/shared-schema/ids';
import type { CreatePersonReport, PersonReport } from '@plumbline/shared-schema/person-reports';
import type { CreateQuestionReport } from '@plumbline/shared-schema/questions';
import { existing, getExisting } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import type { PersonReportRow } from '../../../database/tables/person-reports';
import type { QuestionRow } from '../../../database/tables/questions';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { CasesRepository, NewCase } from '../../inbox/cases.repository';
import type { ChatsRepository } from '../chats/chats.repository';
import type { MessagesRepository } from '../messages/messages.repository';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { QuestionsRepository } from '../../jobs/questions/questions.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { PersonReportsRepository } from './person-reports.repository';

type Dependencies = {
  personReports: PersonReportsRepository;
  chats: ChatsRepository;
  messages: MessagesRepository;
  jobs: JobsRepository;
  questions: QuestionsRepository;
  users: UsersRepository;
  casesRepository: CasesRepository;
  outbox: Outbox;
  transaction: Transaction;
};
type ReportSubject = Pick<PersonReportRow, 'personId'> &
  Partial<Pick<PersonReportRow, 'messageId' | 'questionId' | 'messageText'>>;
type About = Pick<NewCase, 'kind' | 'aboutId' | 'jobId'>;

export type PersonReportsService = ReturnType<typeof createPersonReportsService>;

/** Reports wait for those who review them. Each once, and not of oneself. */
export function createPersonReportsService(dependencies: Dependencies) {
  const { personReports, chats, messages, jobs, questions, users, casesRepository, outbox, transaction } =
    dependencies;

  async function keep(
    tx: Tx,
    { _id: reporterId }: CurrentUser,
    { about, ...report }: ReportSubject & CreatePersonReport & { about: About },
  ) {
    const { personId } = report;
    if (personId === reporterId) throw new AppError('FORBIDDEN');
    const caseId = await casesRepository.open(tx, { ...about, personId });
    const row = await personReports.insert(tx, { ...report, caseId, reporterId });
    const kept = existing(row, 'REPORT_EXISTS');
    await outbox.add(tx, 'person.reported', { reportId: kept.id });
    return toReport(kept);
  }

  return {
    reportPerson: async (user: CurrentUser, id: string, input: CreatePersonReport): Promise<PersonReport> => {
      const { id: personId } = await getExisting(id, users.find, 'USER_NOT_FOUND');
      const about = { kind: 'personReport', aboutId: personId } as const;
      return transaction((tx) => keep(tx, user, { ...input, about, personId }));
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
        const about = { kind: 'messageReport', aboutId: messageId } as const;
        return keep(tx, user, { ...input, about, personId, messageId, messageText });
      }),

    /** A question about a job or its answer, with its words as they are now. */
    reportQuestion: (
      user: CurrentUser,
      named: { id: string; questionId: string },
      { part, ...input }: CreateQuestionReport,
    ): Promise<PersonReport> =>
      transaction(async (tx) => {
        const job = await getExisting(named.id, (id) => jobs.findForShare(tx, id), 'JOB_NOT_FOUND');
        const find = (id: string) => questions.findForUpdate(tx, { id, jobId: job.id });
        const row = await getExisting(named.questionId, find, 'QUESTION_NOT_FOUND');
        const { personId, messageText } = wordsOf(row, { part, ownerId: job.ownerId });
        const about = { kind: KIND_OF_PART[part], aboutId: row.id, jobId: job.id };
        return keep(tx, user, { ...input, about, personId, questionId: row.id, messageText });
      }),
  };
}

const KIND_OF_PART = { question: 'questionReport', answer: 'answerReport' } as const;

type Part = Pick<CreateQuestionReport, 'part'> & { ownerId: string };

/** QUESTION_NOT_FOUND where nobody sees such words. */
function wordsOf({ askerId, text, answer, answerHiddenAt }: QuestionRow, { part, ownerId }: Part) {
  if (part === 'question') return { personId: askerId, messageText: text };
  if (answer === null || answerHiddenAt !== null) throw new AppError('QUESTION_NOT_FOUND');
  return { personId: ownerId, messageText: answer };
}

function toReport({ id, personId, messageId, reason, notes, createdAt }: PersonReportRow): PersonReport {
  return { _id: id, personId, messageId, reason, notes, createdAt: createdAt.toISOString() };
}
