import type { LightMyRequestResponse as Answer } from 'fastify';
import { addAcceptedOffer, bodyFor } from '../../src/domains/deals/contracts/testing';
import { addOffer, letExpire, readOffer } from '../../src/domains/deals/offers/testing';
import { addApplication } from '../../src/domains/jobs/jobs/testing';
import { aNationalId, aReportedJob, casesOf, decide } from '../../src/domains/trust/cases/testing';
import type { Fate } from './meetings';
import type { Neighbour } from './neighbour';
import { QUOTE_ATTEMPTS, tryQuoteByClock } from './quote-attempts';
import { tryVisitByClock, VISIT_ATTEMPTS } from './visit-attempts';

type Attempt = (of: Neighbour) => Promise<Answer>;

const API = '/api/v1';
const TERMS = { description: 'Come on Monday.', budget: 950 };
const client = ({ server }: Neighbour) => server.as('client');
const other = ({ server, otherId }: Neighbour) => server.as(otherId);

async function applicationOf({ server, jobId, otherId }: Neighbour): Promise<string> {
  return (await addApplication(server, { jobId, userId: otherId })).id;
}
async function pendingOffer(of: Neighbour): Promise<string> {
  await applicationOf(of);
  return (await addOffer(of.server, { jobId: of.jobId, professionalId: of.otherId })).id;
}
async function counteredOffer(of: Neighbour): Promise<string> {
  const id = await pendingOffer(of);
  await other(of).put(`${API}/offers/${id}/counter`, TERMS);
  return id;
}
async function invitation(of: Neighbour): Promise<string> {
  return (await invite(of)).json().data._id;
}
const invite: Attempt = (of) =>
  client(of).post(`${API}/invites`, { jobId: of.jobId, contractorId: of.otherId });
async function hire(of: Neighbour): Promise<Answer> {
  const offer = await addAcceptedOffer(of.server, { jobId: of.jobId, professionalId: of.otherId });
  return client(of).post(`${API}/contracts`, bodyFor(offer));
}
const decline = async (of: Neighbour, id: string) =>
  client(of).put(`${API}/applications/${id}/decline`, { reason: 'price' });
const onOffer =
  (make: (of: Neighbour) => Promise<string>, path: string, by: typeof client): Attempt =>
  async (of) =>
    by(of).put(`${API}/offers/${await make(of)}/${path}`, path === 'counter' ? TERMS : {});
const onInvite =
  (path: string, by: typeof client): Attempt =>
  async (of) =>
    by(of).put(`${API}/invites/${await invitation(of)}/${path}`);
const onReport =
  (action: string): Attempt =>
  async ({ server }) =>
    decide(server, (await aReportedJob(server)).caseId, { action });
const onProof =
  (action: string): Attempt =>
  async ({ server }) =>
    decide(server, await aNationalId(server), { action });
const onTicket =
  (action: string): Attempt =>
  async ({ server }) => {
    await server.as('client').post(`${API}/support/tickets`, { message: 'The map stays grey.' });
    return decide(server, (await casesOf(server, '?kind=supportTicket')).data[0]._id, { action });
  };

const ATTEMPTS: Record<string, Attempt> = {
  'job close': (of) => client(of).patch(`${API}/jobs/${of.jobId}/close`),
  'job reopen': async (of) => {
    await client(of).patch(`${API}/jobs/${of.jobId}/close`);
    return client(of).patch(`${API}/jobs/${of.jobId}/reopen`);
  },
  'job remove': (of) => client(of).delete(`${API}/jobs/${of.jobId}`),
  'application apply': (of) =>
    other(of).post(`${API}/applications/apply`, { jobId: of.jobId, coverLetter: 'I fix drains.' }),
  'application change': async (of) =>
    other(of).put(`${API}/applications/${await applicationOf(of)}`, { coverLetter: 'At once.' }),
  'application decline': async (of) => decline(of, await applicationOf(of)),
  'application reconsider': async (of) => {
    const id = await applicationOf(of);
    await decline(of, id);
    return client(of).put(`${API}/applications/${id}/reconsider`);
  },
  'application hire': hire,
  'offer send': async (of) => {
    await applicationOf(of);
    const { jobId, otherId: professionalId } = of;
    return client(of).post(`${API}/offers/send`, { jobId, professionalId, ...TERMS });
  },
  'offer accept': onOffer(pendingOffer, 'accept', other),
  'offer reject': onOffer(pendingOffer, 'reject', other),
  'offer counter': onOffer(pendingOffer, 'counter', other),
  'offer withdraw': onOffer(pendingOffer, 'withdraw', client),
  'offer withdrawCounter': onOffer(counteredOffer, 'counter/withdraw', other),
  'offer adoptCounter': onOffer(counteredOffer, 'counter/adopt', client),
  'offer declineCounter': onOffer(counteredOffer, 'counter/decline', client),
  'offer createContract': hire,
  'invite invite': invite,
  'invite accept': onInvite('accept', other),
  'invite decline': onInvite('decline', other),
  'invite withdraw': onInvite('withdraw', client),
  ...VISIT_ATTEMPTS,
  ...QUOTE_ATTEMPTS,
  'case dismiss': onReport('dismiss'),
  'case hide': onReport('hide'),
  'case warn': onReport('warn'),
  'case suspend': onReport('suspend'),
  'case restore': async ({ server }) => {
    const { caseId } = await aReportedJob(server);
    await decide(server, caseId, { action: 'hide' });
    return decide(server, caseId, { action: 'restore' });
  },
  'case approve': onProof('approve'),
  'case refuse': onProof('refuse'),
  'case answer': onTicket('answer'),
};

/** What becomes of a move next to whatever is open. */
export async function tryBeside(move: string, of: Neighbour): Promise<Fate | string> {
  const byClock = await tryByClock(move, of);
  if (byClock !== undefined) return byClock;
  const attempt = ATTEMPTS[move];
  if (attempt === undefined) throw new Error(`nobody tries ${move}`);
  const answer = await attempt(of);
  return answer.statusCode < 300 ? 'allowed' : answer.json().code;
}

/** The clock does it, which gives no answer; `undefined`: a move of people. */
const tryByClock = async (move: string, of: Neighbour): Promise<Fate | undefined> =>
  move === 'offer expire' ? expire(of) : ((await tryVisitByClock(move, of)) ?? tryQuoteByClock(move, of));

async function expire(of: Neighbour): Promise<Fate> {
  const id = await pendingOffer(of);
  await letExpire(of.server, id);
  await of.server.services.offers.sweep();
  return (await readOffer(of.server, id)).closedReason === 'expired' ? 'allowed' : 'waits';
}
