import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { QUOTE_MACHINE } from '@plumbline/shared-schema/quote-machine';
import type { QuoteAction, QuoteGuard } from '@plumbline/shared-schema/quote-machine';
import type { Tx } from '../../../database/connect';
import type { QuoteRow } from '../../../database/tables/quotes';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import { createMover } from '../../../kit/state-machines/mover';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { UserViews } from '../../people/users/user-view';
import { holdsFor, sideOf, stateOf, toQuote } from './quote-view';
import type { QuoteChanges, QuotesRepository } from './quotes.repository';

/** What one of the two people does with a version. */
export type QuoteMove = 'send' | 'see' | 'accept' | 'decline';
export type QuoteStep = { id: string; user: CurrentUser; action: QuoteMove };

type Dependencies = {
  quotes: QuotesRepository;
  jobs: JobsRepository;
  views: UserViews;
  outbox: Outbox;
};
type Change = { action: QuoteAction; actorId: string | null };
type ChangedQuote = Pick<QuoteRow, 'id' | 'jobId' | 'clientId' | 'contractorId'>;

export const GUARD_CODES: Record<QuoteGuard, ErrorCode> = {
  own: 'QUOTE_NOT_YOURS',
  theirs: 'QUOTE_NOT_YOURS',
  jobStands: 'JOB_NOT_FOUND',
  applied: 'NOT_AN_APPLICANT',
  live: 'QUOTE_EXPIRED',
  free: 'OFFER_EXISTS',
  over: 'QUOTE_NOT_OPEN',
};

/** Executes `QUOTE_MACHINE`. A refusal carries the current quote in `details`. */
export function createQuoteMoves({ quotes, jobs, views, outbox }: Dependencies) {
  const recordChange = createRecordQuoteChange(outbox);
  const mover = createMover({
    machine: QUOTE_MACHINE,
    missing: 'QUOTE_NOT_FOUND',
    // Job, application, quote: the order of offers.
    lock: async (tx: Tx, { id }: QuoteStep) => {
      const known = await quotes.find(id, tx);
      if (known === undefined) return undefined;
      await jobs.findForShare(tx, known.quote.jobId);
      await quotes.lockApplication(tx, known.quote);
      return quotes.findForUpdate(tx, id);
    },
    sideOf: (record, { user }) => sideOf(user._id, record),
    stateOf,
    guardsOf: (_tx, record, { user }) => holdsFor(record, user._id),
    refuse: (refused, record, { user }) => {
      const illegal = stateOf(record) === 'expired' ? 'QUOTE_EXPIRED' : 'QUOTE_NOT_OPEN';
      const code = refused.reason === 'guard' ? GUARD_CODES[refused.guard] : illegal;
      return new AppError(code, { quote: toQuote(record, { views, viewerId: user._id }) });
    },
    update: (tx, { record }, changes: QuoteChanges) => quotes.update(tx, record.quote, changes),
    lost: () => new AppError('QUOTE_NOT_OPEN'),
  });

  return {
    judge: mover.judge,
    /** With the event in the outbox. */
    apply: async (tx: Tx, move: Awaited<ReturnType<typeof mover.judge>>, changes: QuoteChanges) => {
      await mover.apply(tx, move, { ...changes, status: move.next });
      const { action, user } = move.step;
      // One who reads it again has changed nothing.
      if (move.from !== move.next) await recordChange(tx, move.record.quote, { action, actorId: user._id });
    },
  };
}

/** Writes the outbox event of a change. */
export function createRecordQuoteChange(outbox: Outbox) {
  return (tx: Tx, { id: quoteId, jobId, clientId, contractorId }: ChangedQuote, change: Change) =>
    outbox.add(tx, 'quote.changed', { quoteId, jobId, clientId, contractorId, ...change });
}
