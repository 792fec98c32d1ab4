import { quoteSchema, type Quote } from '@plumbline/shared-schema/quotes';
import { anId } from './ids';
import { AT } from './instants';
import { aPerson, nora } from './users';

/** Marcus has sent Nora what her job would cost, as Nora sees it. */
export function aQuote(overrides: Partial<Quote> = {}): Quote {
  return quoteSchema.parse({
    _id: anId(58),
    jobId: { _id: anId(10), title: 'Replace the kitchen drain' },
    clientId: nora(),
    contractorId: aPerson(),
    side: 'hirer',
    writtenBy: 'contractor',
    status: 'seen',
    version: 1,
    lines: [
      {
        ...{ kind: 'labour', text: 'Lay the pipe', quantity: 7.5, unit: 'hour', price: 60 },
        ...{ isOptional: false, isChosen: false, amount: 450 },
      },
      {
        ...{ kind: 'other', text: 'Filter', quantity: 1, unit: 'item', price: 100 },
        ...{ isOptional: true, isChosen: false, amount: 100 },
      },
    ],
    taxRate: 10,
    isTaxIncluded: false,
    sums: { labour: 450, material: 0, other: 0, net: 450, tax: 45, total: 495 },
    exclusions: 'Waste',
    deposit: 100,
    validUntil: '2099-03-03',
    expectedDays: 3,
    contractId: null,
    sentAt: AT,
    seenAt: AT,
    answeredAt: null,
    allowedActions: ['see', 'accept', 'decline', 'replace'],
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}
