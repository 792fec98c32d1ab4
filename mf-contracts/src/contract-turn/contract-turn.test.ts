import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract } from '@plumbline/testing/builders/contracts';
import { aDispute } from '@plumbline/testing/builders/disputes';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { contractTurn, type Side } from '@plumbline/shared-schema/contract-turn';

const NOTHING = { funded: 0, held: 0, released: 0, refunded: 0, due: 950, isUnderWay: false };
const HELD = { ...NOTHING, funded: 950, held: 950, due: 0 };
const first = aMilestone({ title: 'Demolition', status: 'approved', due: 0, released: 400 });
const second = aMilestone({ _id: anId(61), title: 'Tiling', amount: 550, due: 550, dueOn: '2026-03-25' });
const third = aMilestone({ _id: anId(62), title: 'Grouting', held: 100, due: 0, status: 'funded' });
const paid = { amount: 950, currency: 'USD', paymentStatus: 'paid' } as const;
const waiting = { answerDueAt: '2026-04-01T09:00:00.000Z' };

const turnOf = (contract: Partial<Contract>, side: Side) => contractTurn(aContract(contract), side);

test.each<[string, Partial<Contract>, Side, object]>([
  [
    'a disputed contract waits for who has not answered',
    { status: 'ended', dispute: aDispute(), allowedActions: ['review'] },
    'hirer',
    { whose: 'professional', step: 'answerDispute' },
  ],
  [
    'an answered dispute waits for the decision',
    { dispute: aDispute({ answer: 'It does not.' }) },
    'hirer',
    { whose: 'plumbline', step: 'decideDispute' },
  ],
  [
    'an appeal does too',
    { status: 'ended', dispute: aDispute({ status: 'appealed' }) },
    'professional',
    { whose: 'plumbline', step: 'decideDispute' },
  ],
  [
    'a withdrawn dispute stops nothing',
    { dispute: aDispute({ status: 'resolved' }), ...waiting },
    'hirer',
    { whose: 'hirer', step: 'approve' },
  ],
  [
    'a proposed change goes before the work that waits',
    { ...waiting, allowedActions: ['approve', 'acceptAmendment'] },
    'hirer',
    { whose: 'hirer', step: 'answerChange' },
  ],
  [
    'an own proposal waits for the other side',
    { allowedActions: ['submit', 'withdrawAmendment'] },
    'professional',
    { whose: 'hirer', step: 'answerChange' },
  ],
  ['a paused contract rests', { status: 'paused', ...waiting }, 'hirer', { whose: null, step: 'paused' }],
  ['submitted work waits for the hirer', waiting, 'professional', { whose: 'hirer', step: 'approve' }],
  [
    'submitted work of a milestone names it, whatever is left to pay',
    { milestones: [second, { ...third, submissionId: anId(51) }] },
    'hirer',
    { whose: 'hirer', step: 'approve', part: { title: 'Grouting' } },
  ],
  ['who pays outside begins to work', {}, 'professional', { whose: 'professional', step: 'work' }],
  [
    'a hirer who may pay in is asked for it',
    { allowedActions: ['fund'] },
    'hirer',
    { whose: 'hirer', step: 'fund', due: 950 },
  ],
  ['a payment is waited for', { money: { ...NOTHING, isUnderWay: true } }, 'hirer', { step: 'underWay' }],
  [
    'what is held is worked for until the agreed day',
    { money: HELD, endDate: '2026-04-01T00:00:00.000Z' },
    'professional',
    { whose: 'professional', step: 'work', until: '2026-04-01T00:00:00.000Z' },
  ],
  [
    'the next milestone is paid in before its work',
    { money: HELD, milestones: [first, second] },
    'professional',
    { whose: 'hirer', step: 'fund', due: 550, part: { title: 'Tiling' } },
  ],
  [
    'a milestone that is paid in is worked on first',
    { money: HELD, milestones: [first, second, third] },
    'hirer',
    { whose: 'professional', step: 'work', part: { title: 'Grouting' } },
  ],
  [
    'done work waits for its payment',
    { status: 'completed', allowedActions: ['review'] },
    'professional',
    { whose: 'hirer', step: 'approvePayment' },
  ],
  [
    'a paid contract is reviewed',
    { status: 'completed', paymentDetails: paid, allowedActions: ['review'] },
    'professional',
    { whose: 'professional', step: 'review' },
  ],
  [
    'nothing is left to do of a reviewed one',
    { status: 'completed', paymentDetails: paid, allowedActions: ['archive'] },
    'hirer',
    { whose: null, step: 'done' },
  ],
  ['nor of a canceled one', { status: 'canceled' }, 'hirer', { whose: null, step: 'done' }],
])('%s [CON-55]', (...[, contract, side, turn]) => {
  expect(turnOf(contract, side)).toMatchObject(turn);
});
