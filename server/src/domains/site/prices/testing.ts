import { contracts } from '../../../database/tables/contracts';
import { offers } from '../../../database/tables/offers';
import type { TestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';

/** `hirers`, `contractors`: how many people take turns. Three of each where nothing else is said. */
type Deals = {
  hirers?: number;
  contractors?: number;
  job?: Parameters<typeof addJob>[1];
  contract?: Partial<typeof contracts.$inferInsert>;
};

export const TORONTO = { lat: 43.6532, lng: -79.3832, city: 'Toronto' };
/** 30 km away, in its area. */
export const MISSISSAUGA = { lat: 43.589, lng: -79.6441, city: 'Mississauga' };
export const OTTAWA = { lat: 45.4215, lng: -75.6972, city: 'Ottawa' };
export const MONTREAL = { lat: 45.5088, lng: -73.5878, city: 'Montréal' };
export const BOSTON = { lat: 42.3584, lng: -71.0598, city: 'Boston' };

export const skillsOf = (...names: string[]) => names.map((name) => ({ _id: name, name }));

/** A finished contract of plumbing in Toronto for each of the amounts, in dollars; their ids and people. */
export async function addDeals(server: TestServer, amounts: readonly number[], given: Deals = {}) {
  const { hirers = 3, contractors = 3 } = given;
  const people = (userType: 'client' | 'contractor', count: number) =>
    Promise.all(Array.from({ length: count }, () => server.addUser({ userType })));
  const [clients, professionals] = [await people('client', hirers), await people('contractor', contractors)];
  const made: { contractId: string; jobId: string; clientId: string; professionalId: string }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const clientId = clients[index % hirers]?.id ?? '';
    const professionalId = professionals[index % contractors]?.id ?? '';
    const job = { ...TORONTO, skillsRequired: skillsOf('plumbing'), status: 'closed' as const };
    const { id: jobId } = await addJob(server, { ...job, ...given.job, ownerId: clientId });
    const parties = { jobId, clientId, professionalId };
    const contractId = await addDone(server, { ...parties, amount: amount * 100, ...given.contract });
    made.push({ contractId, ...parties });
  }
  return made;
}

type NewContract = Partial<typeof contracts.$inferInsert> &
  Record<'jobId' | 'clientId' | 'professionalId', string> & { amount: number };

async function addDone(server: TestServer, contract: NewContract): Promise<string> {
  const { jobId, clientId, professionalId, amount } = contract;
  const now = new Date();
  const terms = { description: 'All of it', budget: amount, deliveryTime: 7, expiresIn: 3, expiresAt: now };
  const [offer] = await server.database
    .insert(offers)
    .values({ jobId, clientId, professionalId, ...terms, status: 'accepted', acceptedAt: now })
    .returning();
  const done = {
    startDate: now,
    endDate: now,
    terms: 'As agreed.',
    status: 'completed',
    finishedAt: now,
  } as const;
  const [row] = await server.database
    .insert(contracts)
    .values({ ...done, ...contract, offerId: offer?.id ?? '' })
    .returning();
  if (row === undefined) throw new Error('no contract was inserted');
  return row.id;
}
