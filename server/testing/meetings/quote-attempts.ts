import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse as Answer } from 'fastify';
import { quotes } from '../../src/database/tables/quotes';
import type { QuoteRow } from '../../src/database/tables/quotes';
import { addQuote, CONTENT, dayIn, QUOTES } from '../../src/domains/deals/quotes/testing';
import { addApplication } from '../../src/domains/jobs/jobs/testing';
import type { Neighbour } from './neighbour';

type Attempt = (of: Neighbour) => Promise<Answer>;

const client = ({ server }: Neighbour) => server.as('client');
const other = ({ server, otherId }: Neighbour) => server.as(otherId);
const pairOf = ({ jobId, otherId: contractorId }: Neighbour) => ({ jobId, contractorId });

const write: Attempt = (of) => other(of).post(QUOTES, { ...pairOf(of), ...CONTENT });
const send: Attempt = async (of) => other(of).put(`${QUOTES}/${(await write(of)).json().data._id}/send`);
const apply = (of: Neighbour) => addApplication(of.server, { jobId: of.jobId, userId: of.otherId });

async function sentQuote(of: Neighbour, given: Partial<QuoteRow> = {}): Promise<QuoteRow> {
  await apply(of);
  return addQuote(of.server, { ...pairOf(of), ...given });
}
const answered =
  (move: string): Attempt =>
  async (of) =>
    client(of).put(`${QUOTES}/${(await sentQuote(of)).id}/${move}`, {});

/** How each move of a quote is tried next to whatever is open. */
export const QUOTE_ATTEMPTS: Record<string, Attempt> = {
  'quote write': async (of) => {
    await apply(of);
    return write(of);
  },
  'quote send': async (of) => {
    await apply(of);
    return send(of);
  },
  'quote see': answered('seen'),
  'quote accept': answered('accept'),
  'quote decline': answered('decline'),
  'quote replace': async (of) => {
    await sentQuote(of);
    return send(of);
  },
};

/** `undefined`: no move of the clock on quotes. */
export async function tryQuoteByClock(move: string, of: Neighbour): Promise<'allowed' | 'waits' | undefined> {
  if (move !== 'quote expire') return undefined;
  const { id } = await sentQuote(of, { validUntil: dayIn(-3) });
  await of.server.services.quotes.sweep();
  const [row] = await of.server.database.select().from(quotes).where(eq(quotes.id, id));
  return row?.status === 'expired' ? 'allowed' : 'waits';
}
