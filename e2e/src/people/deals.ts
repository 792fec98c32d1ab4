import type { Application } from '@plumbline/shared-schema/applications';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Invite } from '@plumbline/shared-schema/invites';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Offer } from '@plumbline/shared-schema/offers';
import { aJob, aPerson, call } from './people';
import type { Person } from './people';

/** A job of a client that a contractor has applied for. */
export type Deal = { client: Person; contractor: Person; job: Job; application: Application };

type Names = { title: string; client?: string; contractor?: string };

const DAY_MS = 86_400_000;

/** Two new people: one has posted a job, the other has applied. */
export async function anApplication(site: string, names: Names): Promise<Deal> {
  const [client, contractor] = await Promise.all([
    aPerson(site, 'client', names.client ?? 'Nora Client'),
    aPerson(site, 'contractor', names.contractor ?? 'Marcus Mason'),
  ]);
  const job = await aJob(site, client, names.title);
  const { data: application } = await call<{ data: Application }>(site, 'applications/apply', {
    token: contractor.token,
    body: { jobId: job._id, coverLetter: 'Two days of work; I bring the scaffold.' },
  });
  return { client, contractor, job, application };
}

/** The client's offer of $1,200 for it. */
export async function anOffer(site: string, { client, contractor, job }: Deal): Promise<Offer> {
  const { data } = await call<{ data: Offer }>(site, 'offers/send', {
    token: client.token,
    body: {
      jobId: job._id,
      professionalId: contractor.user._id,
      description: `We would like to offer you the job "${job.title}"`,
      budget: 1200,
      deliveryTime: 14,
      expiresIn: 7,
    },
  });
  return data;
}

/** The contractor accepts an offer (or rejects it). */
export async function answerOffer(
  site: string,
  { contractor }: Deal,
  [offer, answer]: [Offer, 'accept' | 'reject'],
): Promise<void> {
  await call(site, `offers/${offer._id}/${answer}`, { method: 'PUT', token: contractor.token });
}

/** An active contract about it, from an offer that was sent and accepted. */
export async function aContract(site: string, deal: Deal): Promise<Contract> {
  const offer = await anOffer(site, deal);
  await answerOffer(site, deal, [offer, 'accept']);
  return aContractFrom(site, deal, offer);
}

/** An active contract from an offer that was accepted. */
export async function aContractFrom(site: string, deal: Deal, offer: Offer): Promise<Contract> {
  const { token } = deal.client;
  const { data } = await call<{ data: Contract }>(site, 'contracts', { token, body: termsOf(deal, offer) });
  return data;
}

/** An active contract of $1,200 in milestones, which add up to it. */
export async function aContractInSteps(
  site: string,
  deal: Deal,
  milestones: { title: string; amount: number }[],
): Promise<Contract> {
  const offer = await anOffer(site, deal);
  await answerOffer(site, deal, [offer, 'accept']);
  const body = { ...termsOf(deal, offer), milestones };
  const { data } = await call<{ data: Contract }>(site, 'contracts', { token: deal.client.token, body });
  return data;
}

function termsOf({ client, contractor, job }: Deal, { budget: amount }: Offer) {
  return {
    jobId: job._id,
    clientId: client.user._id,
    professionalId: contractor.user._id,
    startDate: new Date().toISOString().slice(0, 10),
    endDate: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    terms: `The professional agrees to complete "${job.title}" by the specified end date.`,
    paymentDetails: { amount, currency: 'USD' },
  };
}

export async function anInvite(
  site: string,
  { client, job }: Pick<Deal, 'client' | 'job'>,
  contractor: Person,
): Promise<Invite> {
  const { data } = await call<{ data: Invite }>(site, 'invites', {
    token: client.token,
    body: { jobId: job._id, contractorId: contractor.user._id, message: 'Your walls are straight. Ours?' },
  });
  return data;
}
