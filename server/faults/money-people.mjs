/**
 * Pairs of people who play with money: each makes contracts, pays them in, works, approves, takes back, argues and
 * withdraws, at random, twice at once now and then, whatever becomes of the server.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, createAgent } from './call.mjs';
import { signUp } from './people.mjs';

const RETRY_MS = 150;
const GIVE_UP_MS = 60_000;
const DAY_MS = 86_400_000;
const CARDS = ['ok', 'ok', 'slow', 'slow', 'declined', 'chargeback', 'chargeback_won', 'no_refund'];
const BANKS = ['ok', 'slow', 'closed'];

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const chance = (share) => Math.random() < share;
const tokenOf = (kind, name) => `sbx_${kind}_${name}_${randomBytes(4).toString('hex')}`;

/** One keyed call, repeated with its key until it has a final answer. Every ending is counted. */
export function createCaller(site, tally) {
  const agent = createAgent();
  const count = (name) => tally.set(name, (tally.get(name) ?? 0) + 1);

  async function ask(name, request) {
    const key = randomUUID();
    const deadline = Date.now() + GIVE_UP_MS;
    while (Date.now() < deadline) {
      const { status = 0, body } = await call(site.url, { ...request, key, agent });
      if (status === 500) count(`500 ${name}`);
      if (status >= 200 && status < 300) {
        count(name);
        return body;
      }
      if (status >= 400 && status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT') {
        count(`refused ${body.code}`);
        return undefined;
      }
      await sleep(RETRY_MS * (0.5 + Math.random()));
    }
    count(`unanswered ${name}`);
    return undefined;
  }

  const as =
    (method) =>
    ({ token }, name, path, json = {}) =>
      ask(name, { method, path: `/api/v1${path}`, token, json });
  return { post: as('POST'), patch: as('PATCH'), put: as('PUT'), close: () => agent.destroy() };
}

/** A hirer with cards of every kind, a professional with bank accounts. */
export async function createPair(site, caller) {
  const client = await signUp(site, 'client');
  const contractor = await signUp(site, 'contractor');
  const add = async (person, kind, names) => {
    const ids = [];
    for (const name of names) {
      const answer = await caller.post(person, 'method', '/payment-methods', { token: tokenOf(kind, name) });
      if (answer !== undefined) ids.push(answer.data._id);
    }
    return ids;
  };
  const cards = await add(client, 'card', [...new Set(CARDS)]);
  return {
    client: { ...client, cards: CARDS.map((name) => cards[[...new Set(CARDS)].indexOf(name)]) },
    contractor: { ...contractor, banks: await add(contractor, 'bank', BANKS) },
    clientBanks: await add(client, 'bank', ['ok']),
  };
}

async function makeContract(caller, { client, contractor }) {
  const amount = 50 + Math.floor(Math.random() * 100_000) / 100;
  const job = await caller.post(client, 'job', '/jobs/create', {
    title: 'Money',
    description: 'A money run',
  });
  if (job === undefined) return undefined;
  const jobId = job.data._id;
  await caller.post(contractor, 'apply', '/applications/apply', { jobId, coverLetter: 'Here' });
  const terms = { jobId, professionalId: contractor.id, description: 'Work', budget: amount };
  const offer = await caller.post(client, 'offer', '/offers/send', terms);
  if (offer === undefined) return undefined;
  await caller.put(contractor, 'accept', `/offers/${offer.data._id}/accept`);
  const made = await caller.post(client, 'contract', '/contracts/create', {
    jobId,
    clientId: client.id,
    professionalId: contractor.id,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    terms: 'As agreed between the two of us.',
    paymentDetails: { amount, currency: 'USD' },
  });
  return made && { id: made.data._id, amount };
}

/** `moves`: what may be done next, by whom. A refusal is as good as a success: the books must hold either way. */
function movesOf({ caller, pair, admin, contract, acknowledged }) {
  const { client, contractor, clientBanks } = pair;
  const path = `/contracts/${contract.id}`;
  const move = (person, name) => () => caller.patch(person, name, `${path}/${name}`);
  const fund = () =>
    caller.post(client, 'fund', `${path}/payments`, {
      methodId: pick(client.cards),
      useBalance: chance(0.3),
    });
  const withdraw = (person, methodId) => async () => {
    const amount = 1 + Math.floor(Math.random() * 4000) / 100;
    const answer = await caller.post(person, 'withdraw', '/wallet/withdrawals', { amount, methodId });
    if (answer !== undefined) acknowledged.push(answer.data._id);
  };
  const argue = async () => {
    const who = pick([client, contractor]);
    const raised = await caller.post(who, 'dispute', `${path}/disputes`, {
      reason: 'The work is not what we agreed on, and I ask for a decision.',
    });
    const disputeId = raised?.data.dispute?._id;
    if (disputeId === undefined) return;
    const other = who === client ? contractor : client;
    const words = { reason: 'It is what we agreed on.' };
    await caller.post(other, 'answer', `${path}/disputes/${disputeId}/answer`, words);
    const outcome = pick(['release', 'refund', 'split']);
    const part = Math.max(1, Math.floor(contract.amount / (2 + Math.random() * 3)));
    const decision = { outcome, note: 'Decided.', ...(outcome === 'split' && { releaseAmount: part }) };
    await caller.patch(admin, outcome, `${path}/disputes/${disputeId}/resolve`, decision);
  };
  const inTurn =
    (...moves) =>
    async () => {
      for (const one of moves) await one();
    };
  const complete = move(contractor, 'complete');
  const approve = move(client, 'approve-payment');
  const giveBack = move(contractor, 'give-back');
  return [
    fund,
    () => Promise.all([fund(), fund()]),
    fund,
    giveBack,
    inTurn(complete, approve),
    inTurn(complete, () => Promise.all([approve(), approve(), giveBack()])),
    // Hardly any payment is there by then.
    inTurn(fund, complete, approve),
    inTurn(fund, complete, () => sleep(Math.random() * 6000), approve),
    inTurn(fund, complete, argue),
    inTurn(move(client, 'pause'), move(client, 'cancel')),
    inTurn(move(client, 'end'), argue),
    inTurn(move(client, 'end'), argue),
    withdraw(contractor, pick(contractor.banks)),
    withdraw(contractor, pick(contractor.banks)),
    withdraw(client, pick(clientBanks)),
  ];
}

/** Plays until `isOver()`; each contract has so many moves, is then told to `onDeal`, and the next one comes. */
export async function play({ caller, pair, admin, acknowledged, isOver, onDeal }) {
  while (!isOver()) {
    const contract = await makeContract(caller, pair);
    if (contract === undefined) continue;
    const fund = movesOf({ caller, pair, admin, contract, acknowledged })[0];
    await fund();
    // Most are funded by then; money that comes later finds whatever has become of its contract.
    await sleep(Math.random() * 1500);
    for (let n = 0; n < 8 && !isOver(); n++) {
      await pick(movesOf({ caller, pair, admin, contract, acknowledged }))();
      await sleep(Math.random() * 200);
    }
    onDeal();
  }
}
