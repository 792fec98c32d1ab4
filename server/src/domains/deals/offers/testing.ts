import { offers } from '../../../database/tables/offers';
import type { OfferRow } from '../../../database/tables/offers';
import type { TestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';

const DAY_MS = 24 * 3_600_000;

/** An instant that many days from now; negative: before it. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A job of the test's client with an application of the test's contractor. */
export async function addApplicant(server: TestServer): Promise<{ jobId: string; professionalId: string }> {
  const { id: jobId } = await addJob(server);
  const { userId: professionalId } = await addApplication(server, { jobId });
  return { jobId, professionalId };
}

/** A pending offer of the test's client to the test's contractor, who has applied; good for three days. */
export async function addOffer(server: TestServer, given: Partial<OfferRow> = {}): Promise<OfferRow> {
  const applicant = given.jobId === undefined ? await addApplicant(server) : undefined;
  const [row] = await server.database
    .insert(offers)
    .values({
      jobId: applicant?.jobId ?? '',
      professionalId: (await server.user('contractor')).id,
      clientId: (await server.user('client')).id,
      description: 'Come on Monday.',
      budget: 950_00,
      deliveryTime: 7,
      expiresIn: 3,
      expiresAt: inDays(3),
      ...given,
    })
    .returning();
  if (row === undefined) throw new Error('no offer was inserted');
  return row;
}

/** The offer as it is stored now. */
export async function readOffer(server: TestServer, id: string): Promise<OfferRow> {
  const row = await server.database.query.offers.findFirst({ where: (offer, { eq }) => eq(offer.id, id) });
  if (row === undefined) throw new Error('no such offer');
  return row;
}

/** What happened to offers, oldest first: `send`, `accept` … */
export async function eventsOf({ database }: TestServer): Promise<string[]> {
  const rows = await database.query.offerEvents.findMany({ orderBy: ({ place }) => place });
  return rows.map(({ action }) => action);
}

/** This offer expired a second ago, by the database's clock. */
export async function letExpire({ connection }: TestServer, id: string): Promise<void> {
  await connection.pool.query("update offers set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
}
