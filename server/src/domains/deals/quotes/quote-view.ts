import { toDollars } from '@plumbline/shared-schema/money';
import { QUOTE_MACHINE } from '@plumbline/shared-schema/quote-machine';
import type { QuoteGuard, QuoteSide, QuoteStatus } from '@plumbline/shared-schema/quote-machine';
import { lineCents, sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import type { QuoteSums } from '@plumbline/shared-schema/quote-sums';
import type { Quote, QuoteLine } from '@plumbline/shared-schema/quotes';
import { allowedActions } from '@plumbline/shared-schema/state-machine';
import type { QuoteRow } from '../../../database/tables/quotes';
import type { UserViews } from '../../people/users/user-view';
import type { QuoteRecord } from './quotes.repository';

/** The state by the database's clock, whether or not the sweep has stored that its day has passed. */
export function stateOf({ quote, isOverdue }: Pick<QuoteRecord, 'quote' | 'isOverdue'>): QuoteStatus {
  const isOpen = quote.status === 'sent' || quote.status === 'seen';
  return isOpen && isOverdue ? 'expired' : quote.status;
}

/** The part a person plays in the quote, if any: nobody but who writes it knows of a draft. */
export function sideOf(userId: string | null, { quote }: Pick<QuoteRecord, 'quote'>): QuoteSide | undefined {
  const side = partOf(userId, quote);
  return quote.status === 'draft' && side !== quote.writtenBy ? undefined : side;
}

function partOf(userId: string | null, quote: QuoteRow): QuoteSide | undefined {
  if (userId === quote.contractorId) return 'contractor';
  return userId === quote.clientId ? 'hirer' : undefined;
}

/** Whether a condition of the table holds for a record just read. */
export function holdsFor(record: QuoteRecord, userId: string): (guard: QuoteGuard) => boolean {
  const { jobStands, hasApplied, isOverdue, isFree } = record;
  const isOwn = partOf(userId, record.quote) === record.quote.writtenBy;
  const holds: Record<QuoteGuard, boolean> = {
    own: isOwn,
    theirs: !isOwn,
    jobStands,
    applied: hasApplied,
    live: !isOverdue,
    free: isFree,
    over: isOverdue || !jobStands || !hasApplied,
  };
  return (guard) => holds[guard];
}

/** Lines in dollars, as sums and papers take them. */
export const linesOf = ({ lines }: Pick<QuoteRow, 'lines'>) =>
  lines.map((line) => ({ ...line, price: toDollars(line.price) }));

export const sumsOf = (quote: QuoteRow): QuoteSums =>
  sumsOfQuote({ ...quote, lines: linesOf(quote) }, quote.chosen);

function toLines(quote: QuoteRow): QuoteLine[] {
  return linesOf(quote).map((line, index) => ({
    ...line,
    isChosen: quote.chosen.includes(index),
    amount: toDollars(lineCents(line)),
  }));
}

function toSums({ labour, material, other, net, tax, total }: QuoteSums): Quote['sums'] {
  return {
    labour: toDollars(labour),
    material: toDollars(material),
    other: toDollars(other),
    net: toDollars(net),
    tax: toDollars(tax),
    total: toDollars(total),
  };
}

/** A quote as one of its two people sees it. */
export function toQuote(
  record: QuoteRecord,
  { views, viewerId }: { views: UserViews; viewerId: string },
): Quote {
  const { quote, job, client, contractor } = record;
  const side = partOf(viewerId, quote) ?? 'contractor';
  const status = stateOf(record);
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    _id: quote.id,
    jobId: { _id: job.id, title: job.title },
    clientId: views.person(client),
    contractorId: views.person(contractor),
    side,
    writtenBy: quote.writtenBy,
    status,
    version: quote.version,
    lines: toLines(quote),
    taxRate: quote.taxRate,
    isTaxIncluded: quote.isTaxIncluded,
    sums: toSums(sumsOf(quote)),
    exclusions: quote.exclusions,
    deposit: toDollars(quote.deposit),
    validUntil: quote.validUntil,
    expectedDays: quote.expectedDays,
    contractId: quote.contractId,
    sentAt: instant(quote.sentAt),
    seenAt: instant(quote.seenAt),
    answeredAt: instant(quote.answeredAt),
    allowedActions: allowedActions(QUOTE_MACHINE, {
      from: status,
      by: side,
      holds: holdsFor(record, viewerId),
    }),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
  };
}
