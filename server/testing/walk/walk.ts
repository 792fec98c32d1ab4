import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVES } from '@plumbline/shared-schema/options';
import type { SignedTerms } from '@plumbline/shared-schema/signed-terms';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connect';
import { applications } from '../../src/database/tables/applications';
import { contracts } from '../../src/database/tables/contracts';
import { jobs } from '../../src/database/tables/jobs';
import { offers } from '../../src/database/tables/offers';
import { submissions } from '../../src/database/tables/submissions';
import { users } from '../../src/database/tables/users';
import type { OfferMove } from '../../src/domains/deals/offers/offer-moves';

/**
 * Many people at once who try random moves on offers and contracts, allowed or not. Tests make a short walk,
 * `npm run bench -- walk` a long one; `walk-judge.ts` then checks the histories.
 */

export type Answer = { statusCode: number; code?: string; data?: unknown };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
export type CallRequest = { method: Method; path: string; body?: object };
/** Calls the API as this person. */
export type Call = (userId: string, request: CallRequest) => Promise<Answer>;
export type Actor = { id: string; side: 'hirer' | 'professional' };
export type Tally = { succeeded: Map<string, number>; refused: number; broken: string[] };

type World = {
  database: Database;
  call: Call;
  /** Runs what depends on time, as the server's sweeps do. */
  sweep: () => Promise<void>;
  /** Between 0 and 1. */
  random: () => number;
};

const HIRERS = 8;
const CONTRACTORS = 12;
const JOBS_EACH = 2;

/** 8 hirers with two jobs each, and 12 contractors who have applied to all of them. */
export async function populate(database: Database): Promise<Actor[]> {
  const people = await database
    .insert(users)
    .values(
      Array.from({ length: HIRERS + CONTRACTORS }, (_, index) => ({
        fullName: `Walker ${index}`,
        email: `walker${index}@walk.test`,
        userType: index < HIRERS ? ('client' as const) : ('contractor' as const),
      })),
    )
    .returning({ id: users.id, userType: users.userType });
  const actors = people.map(({ id, userType }) => ({
    id,
    side: userType === 'client' ? ('hirer' as const) : ('professional' as const),
  }));
  const owners = actors
    .filter(({ side }) => side === 'hirer')
    .flatMap(({ id }) => Array<string>(JOBS_EACH).fill(id));
  await postJobs(database, owners);
  return actors;
}

/** Jobs of these owners, to which every contractor has applied. */
async function postJobs(database: Database, owners: readonly string[]): Promise<void> {
  const posted = await database.insert(jobs).values(owners.map(jobOf)).returning({ id: jobs.id });
  const all = await database.select({ id: users.id }).from(users).where(eq(users.userType, 'contractor'));
  await database
    .insert(applications)
    .values(
      posted.flatMap(({ id: jobId }) =>
        all.map(({ id: userId }) => ({ jobId, userId, coverLetter: 'Hello' })),
      ),
    );
}

function jobOf(ownerId: string) {
  const kinds = {
    jobType: 'on-site',
    jobDuration: '1 Week',
    jobCategory: 'residential',
    experience: '1+ Year',
  };
  return { ownerId, title: 'Walk', description: 'A job to walk through.', ...kinds };
}

/** All walk concurrently until `isOver`. */
export async function walk(world: World, actors: readonly Actor[], isOver: () => boolean): Promise<Tally> {
  const tally: Tally = { succeeded: new Map(), refused: 0, broken: [] };
  await Promise.all(
    actors.map(async (actor) => {
      while (!isOver()) await step(world, actor, tally);
    }),
  );
  return tally;
}

type Attempt = CallRequest & { name: string };

async function step(world: World, actor: Actor, tally: Tally): Promise<void> {
  const dice = world.random();
  if (dice < 0.02) return world.sweep();
  const next = await (dice < 0.4 ? offerAttempt(world, actor) : contractAttempt(world, actor));
  if (next === undefined) return;
  const { statusCode, code } = await world.call(actor.id, next);
  if (statusCode < 300) tally.succeeded.set(next.name, (tally.succeeded.get(next.name) ?? 0) + 1);
  else if ([400, 403, 404, 409].includes(statusCode)) tally.refused += 1;
  else tally.broken.push(`${next.method} ${next.path}: ${statusCode} ${code ?? ''}`);
}

const TERMS = { description: 'Come on Monday.', budget: 950 };
/** `PUT /offers/{id}/…` */
export const OFFER_PATHS: Record<OfferMove, string> = {
  accept: 'accept',
  reject: 'reject',
  withdraw: 'withdraw',
  counter: 'counter',
  adoptCounter: 'counter/adopt',
  declineCounter: 'counter/decline',
  withdrawCounter: 'counter/withdraw',
};

async function offerAttempt(world: World, actor: Actor): Promise<Attempt | undefined> {
  const { random } = world;
  if (actor.side === 'hirer' && random() < 0.4) return sending(world, actor);
  const own = or(eq(offers.clientId, actor.id), eq(offers.professionalId, actor.id));
  const newest = await world.database
    .select()
    .from(offers)
    .where(own)
    .orderBy(desc(offers.createdAt))
    .limit(12);
  const offer = pick(newest, random);
  if (offer === undefined) return undefined;
  if (offer.status === 'accepted' && random() < 0.7) return making(offer);
  const [action, path] = pick(Object.entries(OFFER_PATHS), random) ?? ['accept', 'accept'];
  const body = action === 'counter' ? TERMS : {};
  return { name: `offer ${action}`, method: 'PUT', path: `/offers/${offer.id}/${path}`, body };
}

async function sending({ database, random }: World, { id }: Actor): Promise<Attempt | undefined> {
  if (random() < 0.04) await postJobs(database, [id]);
  const own = await database.select({ id: jobs.id }).from(jobs).where(eq(jobs.ownerId, id));
  const job = pick(own, random);
  const all = await database.select({ id: users.id }).from(users).where(eq(users.userType, 'contractor'));
  const professional = pick(all, random);
  if (job === undefined || professional === undefined) return undefined;
  const body = { jobId: job.id, professionalId: professional.id, ...TERMS };
  return { name: 'offer send', method: 'POST', path: '/offers/send', body };
}

function making({ jobId, clientId, professionalId, budget }: typeof offers.$inferSelect): Attempt {
  const dates = { startDate: new Date().toISOString(), endDate: new Date().toISOString() };
  const paymentDetails = { amount: budget / 100, currency: 'USD' };
  const body = { jobId, clientId, professionalId, ...dates, terms: 'As agreed.', paymentDetails };
  return { name: 'contract create', method: 'POST', path: '/contracts', body };
}

/** Calls on a contract: the more often one is listed, the more often it is tried. Work lives on being handed in. */
const CONTRACT_CALLS: readonly (Omit<Attempt, 'name'> & { action: ContractAction })[] = [
  ...CONTRACT_MOVES.map((action) => ({ action, method: 'PATCH' as const, path: `/${action}` })),
  { action: 'submit', method: 'POST', path: '/submissions', body: { text: 'Done.' } },
  { action: 'submit', method: 'POST', path: '/submissions', body: { text: 'Done.' } },
  { action: 'approve', method: 'PATCH', path: '/submissions/:work/approve' },
  {
    action: 'requestChanges',
    method: 'PATCH',
    path: '/submissions/:work/request-changes',
    body: { note: 'Again.' },
  },
  { action: 'query', method: 'PATCH', path: '/query', body: { message: 'Who pays?' } },
  { action: 'approvePayment', method: 'PATCH', path: '/approve-payment' },
  { action: 'dispute', method: 'POST', path: '/disputes', body: { reason: 'It drips.' } },
  { action: 'review', method: 'POST', path: '/feedbacks', body: { rating: 4 } },
  { action: 'confirmTerms', method: 'POST', path: '/terms', body: { name: 'Walker' } },
];

async function contractAttempt(
  { call, database, random }: World,
  { id }: Actor,
): Promise<Attempt | undefined> {
  const own = or(eq(contracts.clientId, id), eq(contracts.professionalId, id));
  const newest = await database
    .select({ id: contracts.id, work: submissions.id })
    .from(contracts)
    .leftJoin(submissions, eq(submissions.contractId, contracts.id))
    .where(random() < 0.95 ? own : sql`true`)
    .orderBy(desc(contracts.createdAt), desc(submissions.createdAt))
    .limit(12);
  const contract = pick(newest, random);
  const next = pick(CONTRACT_CALLS, random);
  if (contract === undefined || next === undefined) return undefined;
  const { action, method, path, body } = next;
  const name = `contract ${action}`;
  if (action === 'review') return { name, method, path, body: { ...body, contractId: contract.id } };
  const target = `/contracts/${contract.id}${path.replace(':work', contract.work ?? 'none')}`;
  if (action !== 'confirmTerms') return { name, method, path: target, ...(body && { body }) };
  const { data: terms } = await call(id, { method: 'GET', path: target });
  return {
    name,
    method,
    path: target,
    body: { ...body, digest: (terms as SignedTerms | undefined)?.digest },
  };
}

function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
