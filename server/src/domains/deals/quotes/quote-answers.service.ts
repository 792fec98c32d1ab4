import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import type { Quote } from '@plumbline/shared-schema/quotes';
import type { Transaction, Tx } from '../../../database/connect';
import type { QuoteRow } from '../../../database/tables/quotes';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { UserViews } from '../../people/users/user-view';
import type { HireIn } from '../flows/hire';
import type { OffersRepository } from '../offers/offers.repository';
import { createQuoteContract } from './quote-contract';
import { createQuoteMoves } from './quote-moves';
import { linesOf, toQuote } from './quote-view';
import type { QuoteChanges, QuotesRepository } from './quotes.repository';

export type QuoteDependencies = {
  quotes: QuotesRepository;
  offers: OffersRepository;
  jobs: JobsRepository;
  views: UserViews;
  hireIn: HireIn;
  outbox: Outbox;
  transaction: Transaction;
};
type Acceptance = { id: string; user: CurrentUser; options: readonly number[] };

/** What the other side does with a quote. */
export function createQuoteAnswers(dependencies: QuoteDependencies) {
  const { quotes, views, transaction } = dependencies;
  const moves = createQuoteMoves(dependencies);
  const makeContract = createQuoteContract(dependencies);
  const read = async (tx: Tx, user: CurrentUser, id: string) =>
    toQuote(await quotes.get(tx, id), { views, viewerId: user._id });

  return {
    /** Once; the first of any number of times counts. */
    see: (user: CurrentUser, id: string): Promise<Quote> =>
      transaction(async (tx) => {
        const move = await moves.judge(tx, { id, user, action: 'see' });
        await moves.apply(tx, move, move.from === 'sent' ? { seenAt: 'now' } : {});
        return read(tx, user, id);
      }),

    decline: (user: CurrentUser, id: string): Promise<Quote> =>
      transaction(async (tx) => {
        const move = await moves.judge(tx, { id, user, action: 'decline' });
        await moves.apply(tx, move, { answeredAt: 'now' });
        return read(tx, user, id);
      }),

    /** With its contract, in one step: all of it or nothing. */
    accept: ({ id, user, options }: Acceptance): Promise<Quote> =>
      transaction(async (tx) => {
        const move = await moves.judge(tx, { id, user, action: 'accept' });
        const { quote, client } = move.record;
        await refuseBlocked(tx, quote.clientId, quote.contractorId);
        const taken = takenOf(quote, user._id === quote.clientId ? options : refusedOptions(options));
        const language = client.language;
        const contractId = await makeContract(tx, { quote: { ...quote, ...taken }, language });
        await moves.apply(tx, move, { ...taken, answeredAt: 'now', contractId });
        return read(tx, user, id);
      }),
  };
}

/** QUOTE_OPTION_UNKNOWN where one of `options` is not the place of an optional line. */
function takenOf(
  quote: QuoteRow,
  options: readonly number[],
): Required<Pick<QuoteChanges, 'chosen' | 'total'>> {
  const chosen = [...new Set(options)].sort((a, b) => a - b);
  if (!chosen.every((place) => quote.lines[place]?.isOptional)) throw new AppError('QUOTE_OPTION_UNKNOWN');
  return { chosen, total: sumsOfQuote({ ...quote, lines: linesOf(quote) }, chosen).total };
}

/** What is optional is the hirer's to choose: a contractor takes what the hirer wrote. */
function refusedOptions(options: readonly number[]): readonly number[] {
  if (options.length > 0) throw new AppError('QUOTE_OPTION_UNKNOWN');
  return options;
}
