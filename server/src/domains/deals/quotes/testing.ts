import type { WriteQuoteBody } from '@plumbline/shared-schema/quotes';
import { quotes } from '../../../database/tables/quotes';
import type { QuoteRow } from '../../../database/tables/quotes';
import type { Caller, TestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';

export const QUOTES = '/api/v1/quotes';
const DAY_MS = 24 * 3_600_000;

/** The day that many days from now, UTC. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The test's contractor has applied for a job of the test's client. */
export async function addPair(server: TestServer) {
  const { id: jobId } = await addJob(server);
  const { userId: contractorId } = await addApplication(server, { jobId });
  return { jobId, contractorId };
}

const LINES: WriteQuoteBody['lines'] = [
  { kind: 'labour', text: 'Lay the tiles', quantity: 7.5, unit: 'hour', price: 60 },
  { kind: 'material', text: 'Tiles', quantity: 12.345, unit: 'squareMetre', price: 19.99 },
  { kind: 'other', text: 'Heated floor', quantity: 1, unit: 'lump', price: 400, isOptional: true },
];

/** 450 + 246.78 = 696.78, and 8.875 % of it, 61.84: 758.62. With what is optional: 1,096.78 + 97.34 = 1,194.12. */
export const CONTENT = {
  lines: LINES,
  taxRate: 8.875,
  exclusions: 'Waste',
  deposit: 200,
  validUntil: dayIn(10),
  expectedDays: 9,
} satisfies Partial<WriteQuoteBody>;

export const aQuoteBody = async (server: TestServer, more: object = {}) => ({
  ...(await addPair(server)),
  ...CONTENT,
  ...more,
});

/** Written and sent by this caller. */
export async function sendQuote(caller: Caller, body: object): Promise<string> {
  const { _id } = (await caller.post(QUOTES, body)).json().data;
  const sent = await caller.put(`${QUOTES}/${_id}/send`);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return _id;
}

/** A quote of the test's contractor to the test's client, as if it was sent. */
export async function addQuote(server: TestServer, given: Partial<QuoteRow> = {}): Promise<QuoteRow> {
  const pair = given.jobId === undefined ? await addPair(server) : undefined;
  const [row] = await server.database
    .insert(quotes)
    .values({
      jobId: pair?.jobId ?? '',
      clientId: (await server.user('client')).id,
      contractorId: (await server.user('contractor')).id,
      writtenBy: 'contractor',
      status: 'sent',
      version: 1,
      sentAt: new Date(),
      lines: [
        { kind: 'labour', text: 'All of it', quantity: 1, unit: 'lump', price: 500_00, isOptional: false },
      ],
      taxRate: 0,
      isTaxIncluded: false,
      total: 500_00,
      exclusions: '',
      deposit: 0,
      validUntil: dayIn(10),
      expectedDays: 9,
      ...given,
    })
    .returning();
  if (row === undefined) throw new Error('no quote was inserted');
  return row;
}
