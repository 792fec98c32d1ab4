import type { LightMyRequestResponse as Answer } from 'fastify';
import { addAcceptedOffer, bodyFor, historyOf } from '../../src/domains/deals/contracts/testing';
import type { TestServer } from '../../src/app/testing';
import { amendment, askForDeletion, byClock, callerOf, pathOf, setUp } from './contract-scene';
import type { ActionOnContract, Scene, Trial } from './contract-scene';
import type { Fate } from './meetings';

type Attempt = (scene: Scene) => Promise<Answer | void>;

const patch =
  (path: (scene: Scene) => string, body?: object): Attempt =>
  (scene) =>
    callerOf(scene, scene.by).patch(`${pathOf(scene)}/${path(scene)}`, body);
const post =
  (path: (scene: Scene) => string, body: object): Attempt =>
  (scene) =>
    callerOf(scene, scene.by).post(`${pathOf(scene)}/${path(scene)}`, body);
const sweep: Attempt = ({ server }) => server.services.sweepContracts();
const arrive: Attempt = ({ server }) => server.settle();

/** The payer's bank takes back what was paid. */
const takeBack: Attempt = async ({ server, paidId }) => {
  const event = { id: `cb:${paidId}`, kind: 'chargeback.opened' as const, key: paidId, ref: `cb_${paidId}` };
  await server.connection.pool.query(
    `insert into provider_events (provider, event_id, kind, payload) values ('sandbox', $1, $2, $3)`,
    [event.id, event.kind, JSON.stringify({ ...event, amount: 10_00 })],
  );
  await server.services.settleEvent({ provider: 'sandbox', eventId: event.id });
};

const approve = patch(({ workId }) => `submissions/${workId}/approve`);
const disputed = (path: string) => (scene: Scene) => `disputes/${scene.disputeId}/${path}`;
const amended = (path: string) => (scene: Scene) => `amendments/${scene.amendmentId}/${path}`;
const DECISION = { outcome: 'refund', note: 'Seen again.' };
const WORDS = { reason: 'It drips.' };

/** How each is done; where the clock does it too, that is its sweep. */
const ATTEMPTS: Record<ActionOnContract, Attempt> = {
  pause: patch(() => 'pause'),
  activate: patch(() => 'activate'),
  complete: patch(() => 'complete'),
  end: patch(() => 'end'),
  cancel: patch(() => 'cancel'),
  submit: post(() => 'submissions', { text: 'Done.' }),
  approve,
  approveMilestone: approve,
  finish: (scene) => approve({ ...scene, by: 'hirer' }),
  takeBack: patch(({ workId }) => `submissions/${workId}/take-back`),
  requestChanges: patch(({ workId }) => `submissions/${workId}/request-changes`, { note: 'Again.' }),
  query: patch(() => 'query', { message: 'Who pays?' }),
  fund: (scene) => callerOf(scene, scene.by).post(`${pathOf(scene)}/payments`, { methodId: scene.methodId }),
  proposeAmendment: (scene) =>
    callerOf(scene, scene.by).post(`${pathOf(scene)}/amendments`, amendment(scene)),
  acceptAmendment: patch(amended('accept')),
  declineAmendment: patch(amended('decline'), { note: 'Too late.' }),
  withdrawAmendment: patch(amended('withdraw')),
  confirmTerms: async (scene) => {
    const terms = `${pathOf(scene)}/terms`;
    const { digest } = (await callerOf(scene, scene.by).get(terms)).json().data;
    return callerOf(scene, scene.by).post(terms, { digest, name: 'A. Signer' });
  },
  giveBack: patch(() => 'give-back'),
  funded: arrive,
  fundingFailed: arrive,
  chargeBack: takeBack,
  approvePayment: patch(() => 'approve-payment'),
  refund: sweep,
  settle: sweep,
  dispute: post(() => 'disputes', WORDS),
  withdrawDispute: patch(disputed('withdraw')),
  answerDispute: post(disputed('answer'), WORDS),
  resolveDispute: patch(disputed('resolve'), DECISION),
  appeal: post(disputed('appeal'), WORDS),
  resolveAppeal: patch(disputed('resolve'), DECISION),
  review: (scene) =>
    callerOf(scene, scene.by).post('/api/v1/feedbacks', { contractId: scene.contract.id, rating: 4 }),
  archive: patch(() => 'archive'),
  unarchive: async (scene) => {
    await patch(() => 'archive')(scene);
    return patch(() => 'unarchive')(scene);
  },
};

/** These leave no line in the history that both sides read. */
const UNWRITTEN: readonly ActionOnContract[] = ['review', 'archive', 'unarchive'];
const CLOCKED: readonly ActionOnContract[] = ['approve', 'approveMilestone', 'approvePayment'];

/** What becomes of a move of a contract. */
export async function tryOnContract(trial: Trial): Promise<Fate | string> {
  const scene = await setUp(trial);
  const { server, action, contract } = scene;
  const before = (await historyOf(server, contract.id)).actions.length;
  const act = byClock(scene) && CLOCKED.includes(action) ? sweep : ATTEMPTS[action];
  const answer = await act(scene);
  const { actions } = await historyOf(server, contract.id);
  const isWritten = actions.slice(before).includes(action);
  if (answer !== undefined && answer.statusCode >= 300) return answer.json().code;
  return isWritten || UNWRITTEN.includes(action) ? 'allowed' : 'waits';
}

/** The one move of a contract that is not there yet. */
export async function tryToCreate(server: TestServer, isDeletionOpen: boolean): Promise<Fate | string> {
  const offer = await addAcceptedOffer(server);
  if (isDeletionOpen) await askForDeletion(server);
  const answer = await server.as('client').post('/api/v1/contracts', bodyFor(offer));
  return answer.statusCode === 201 ? 'allowed' : answer.json().code;
}
