import { COUNTER_ROUNDS } from '@plumbline/shared-schema/limits';
import { OFFER_MACHINE, offerState } from '@plumbline/shared-schema/offer-machine';
import type { OfferGuard, OfferState } from '@plumbline/shared-schema/offer-machine';
import { attempt } from '@plumbline/shared-schema/state-machine';
import { createRandom } from '../../../../testing/random';
import { OFFER_PATHS } from '../../../../testing/walk/walk';
import { createTestServer } from '../../../app/testing';
import type { OfferMove } from './offer-moves';
import { addApplicant, eventsOf, letExpire, readOffer } from './testing';

const server = createTestServer();

const HISTORIES = 12;
const STEPS = 16;
const TERMS = { description: 'Come on Monday.', budget: 950 };

const STEPS_OF_HIRER = ['withdraw', 'adoptCounter', 'declineCounter'] as const;
const STEPS_OF_PROFESSIONAL = ['accept', 'reject', 'counter', 'counter', 'withdrawCounter'] as const;

/** The newest offer of the pair according to the state table alone. `history`: every expected change. */
type Model = { id: string; state: OfferState | null; rounds: number; isOverdue: boolean; history: string[] };

const standing = ({ state, isOverdue }: Model) => (isOverdue ? 'expired' : state);

function holdsIn(model: Model): (guard: OfferGuard) => boolean {
  const state = standing(model);
  const holds: Record<OfferGuard, boolean> = {
    applied: true,
    jobStands: true,
    nothingBlocks: state === null || state === 'withdrawn' || state === 'expired',
    live: !model.isOverdue,
    overdue: model.isOverdue,
    roundsLeft: model.rounds < COUNTER_ROUNDS,
    noContract: true,
  };
  return (guard) => holds[guard];
}

/** Expiry is stored by the sweep or by the next offer. */
function settleExpiry(model: Model): void {
  if (!model.isOverdue) return;
  model.history.push('expire');
  Object.assign(model, { state: 'expired', isOverdue: false });
}

async function send(model: Model, applicant: { jobId: string; professionalId: string }): Promise<void> {
  const outcome = attempt(OFFER_MACHINE, { from: null, action: 'send', by: 'hirer' }, holdsIn(model));
  const answer = await server.as('client').post('/api/v1/offers/send', { ...applicant, ...TERMS });
  expect(answer.statusCode).toBe(outcome.done ? 201 : 409);
  if (!outcome.done) return;
  settleExpiry(model);
  model.history.push('send');
  Object.assign(model, { id: answer.json().data._id, state: outcome.next, rounds: 0 });
}

async function move(model: Model, by: 'hirer' | 'professional', action: OfferMove): Promise<void> {
  const from = standing(model);
  const outcome = attempt(OFFER_MACHINE, { from, action, by }, holdsIn(model));
  const who = server.as(by === 'hirer' ? 'client' : 'contractor');
  const answer = await who.put(
    `/api/v1/offers/${model.id}/${OFFER_PATHS[action]}`,
    action === 'counter' ? TERMS : {},
  );
  expect([from, action, answer.statusCode]).toEqual([from, action, outcome.done ? 200 : 409]);
  if (!outcome.done) return;
  model.history.push(action);
  model.state = outcome.next;
  if (action === 'counter') model.rounds += 1;
}

async function letTimePass(model: Model): Promise<void> {
  const isOpen = model.state === 'pending' || model.state === 'countered';
  if (!isOpen || model.isOverdue) return;
  await letExpire(server, model.id);
  model.isOverdue = true;
}

test('random histories do exactly what the table says, and every change has its event [OFF-31]', async () => {
  const random = createRandom(20_261_121);
  for (let history = 0; history < HISTORIES; history += 1) {
    const applicant = await addApplicant(server);
    const before = await eventsOf(server);
    const model: Model = { id: '', state: null, rounds: 0, isOverdue: false, history: [] };
    for (let step = 0; step < STEPS; step += 1) {
      const dice = random.next();
      if (model.state === null || dice < 0.15) await send(model, applicant);
      else if (dice < 0.2) await letTimePass(model);
      else if (dice < 0.3) await server.services.offers.sweep().then(() => settleExpiry(model));
      else if (dice < 0.5) await move(model, 'hirer', random.pick(STEPS_OF_HIRER));
      else await move(model, 'professional', random.pick(STEPS_OF_PROFESSIONAL));
      if (model.state !== null) expect(offerState(await readOffer(server, model.id))).toBe(model.state);
    }
    await server.services.offers.sweep();
    settleExpiry(model);
    expect((await eventsOf(server)).slice(before.length)).toEqual(model.history);
  }
});
