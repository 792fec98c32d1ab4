import { toCents } from '@plumbline/shared-schema/money';
import { QUOTE_MACHINE } from '@plumbline/shared-schema/quote-machine';
import type { QuoteSide } from '@plumbline/shared-schema/quote-machine';
import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import type { Quote, QuotesQuery, WriteQuote } from '@plumbline/shared-schema/quotes';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import { drawPaper } from '../../money/papers/draw-paper';
import type { Language } from '../../../kit/texts';
import { createQuoteAnswers } from './quote-answers.service';
import type { QuoteDependencies } from './quote-answers.service';
import { createQuoteMoves, createRecordQuoteChange, GUARD_CODES } from './quote-moves';
import type { QuoteStep } from './quote-moves';
import { quoteFileName, quotePaper } from './quote-paper';
import { sideOf, toQuote } from './quote-view';
import type { QuoteContent, QuoteRecord } from './quotes.repository';

/** What the work costs, line by line: from the draft to the contract. */
export function createQuotesService(dependencies: QuoteDependencies) {
  const { quotes, jobs, views, outbox, transaction } = dependencies;
  const moves = createQuoteMoves(dependencies);
  const recordChange = createRecordQuoteChange(outbox);
  const read = async (tx: Tx, user: CurrentUser, id: string) =>
    toQuote(await quotes.get(tx, id), { views, viewerId: user._id });

  async function sendIn(tx: Tx, step: QuoteStep): Promise<void> {
    const move = await moves.judge(tx, step);
    const { quote } = move.record;
    await refuseBlocked(tx, quote.clientId, quote.contractorId);
    const before = await quotes.lockOpen(tx, quote);
    if (before) await quotes.update(tx, before, { status: 'replaced' });
    await moves.apply(tx, move, { version: await quotes.nextVersion(tx, quote), sentAt: 'now' });
    if (quote.writtenBy === 'contractor') await quotes.setEstimate(tx, quote, quote.total);
  }

  const closeDue = (): Promise<boolean> =>
    transaction(async (tx) => {
      const due = await quotes.lockDue(tx);
      for (const quote of due)
        if (await quotes.update(tx, quote, { status: 'expired' }))
          await recordChange(tx, quote, { action: 'expire', actorId: null });
      return due.length > 0;
    });

  return {
    ...createQuoteAnswers(dependencies),
    ...createQuoteReads(dependencies),

    /** The caller's one draft for this job and contractor, as it is now. */
    write: (user: CurrentUser, { jobId, contractorId, ...input }: WriteQuote): Promise<Quote> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, jobId);
        const parties = partiesOf(user, job?.ownerId, { jobId, contractorId });
        await refuseBlocked(tx, parties.clientId, contractorId);
        const hasApplied = await quotes.lockApplication(tx, parties);
        const by: QuoteSide = user._id === contractorId ? 'contractor' : 'hirer';
        refuseFallen(by, { applied: hasApplied, jobStands: job?.hiddenAt === null });
        return read(
          tx,
          user,
          await quotes.writeDraft(tx, { ...parties, writtenBy: by, ...contentOf(input) }),
        );
      }),

    /** QUOTE_SENT with the quote as it is: the other side has it. */
    removeDraft: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const find = (known: string) => quotes.findForUpdate(tx, known);
        const record = await getExisting(id, find, 'QUOTE_NOT_FOUND');
        if (sideOf(user._id, record) === undefined) throw new AppError('QUOTE_NOT_FOUND');
        if (record.quote.status !== 'draft')
          throw new AppError('QUOTE_SENT', { quote: toQuote(record, { views, viewerId: user._id }) });
        await quotes.removeDraft(tx, record.quote.id);
      }),

    /** A version that waits for an answer is replaced by it. */
    send: (user: CurrentUser, id: string): Promise<Quote> =>
      transaction(async (tx) => {
        await sendIn(tx, { id, user, action: 'send' });
        return read(tx, user, id);
      }),

    /** Any number of processes may run it. */
    sweep: async (): Promise<void> => {
      while (await closeDue());
    },
  };
}

function createQuoteReads({ quotes, views }: QuoteDependencies) {
  const seenBy = (user: CurrentUser) => (record: QuoteRecord) =>
    toQuote(record, { views, viewerId: user._id });

  async function findOwn(user: CurrentUser, id: string): Promise<QuoteRecord> {
    const record = await getExisting(id, (known) => quotes.find(known), 'QUOTE_NOT_FOUND');
    if (sideOf(user._id, record) === undefined) throw new AppError('QUOTE_NOT_FOUND');
    return record;
  }

  return {
    list: async (user: CurrentUser, query: QuotesQuery): Promise<Quote[]> =>
      (await quotes.listByParty(user._id, query)).map(seenBy(user)),

    get: async (user: CurrentUser, id: string): Promise<Quote> => seenBy(user)(await findOwn(user, id)),

    /** As PDF. */
    draw: async (user: CurrentUser, id: string, language: Language) => {
      const record = await findOwn(user, id);
      return { name: quoteFileName(record, language), bytes: await drawPaper(quotePaper(record, language)) };
    },
  };
}

export type QuotesService = ReturnType<typeof createQuotesService>;

function refuseFallen(by: QuoteSide, holds: Record<'applied' | 'jobStands', boolean>): void {
  const outcome = attempt(QUOTE_MACHINE, { from: null, action: 'write', by }, (guard) =>
    guard === 'applied' || guard === 'jobStands' ? holds[guard] : true,
  );
  if (outcome.done) return;
  throw new AppError(outcome.reason === 'guard' ? GUARD_CODES[outcome.guard] : 'FORBIDDEN');
}

/** JOB_NOT_FOUND where the caller is neither the job's owner nor the contractor. */
function partiesOf(
  user: CurrentUser,
  ownerId: string | undefined,
  { jobId, contractorId }: { jobId: string; contractorId: string },
) {
  const isParty = user._id === ownerId || user._id === contractorId;
  if (ownerId === undefined || !isParty || ownerId === contractorId) throw new AppError('JOB_NOT_FOUND');
  return { jobId, contractorId, clientId: ownerId };
}

/** Cents of what the caller sent in dollars. */
function contentOf(input: Omit<WriteQuote, 'jobId' | 'contractorId'>): QuoteContent {
  return {
    ...input,
    lines: input.lines.map((line) => ({ ...line, price: toCents(line.price) })),
    deposit: toCents(input.deposit),
    total: sumsOfQuote(input).total,
  };
}
