import { aContract } from '@plumbline/testing/builders/contracts';
import { aProjectJob } from '@plumbline/testing/builders/projects';
import { jobTurn } from './project-turn';

const working = aContract({ allowedActions: [] });
const asked = aContract({ answerDueAt: '2026-04-01T09:00:00.000Z' });
const over = aContract({
  status: 'completed',
  paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'paid' },
  allowedActions: [],
});

test.each([
  ['applications without an answer', { undecided: 2 }, { whose: 'own', step: 'choose' }],
  ['nobody yet', { undecided: 0 }, { whose: 'nobody', step: 'apply' }],
  ['an offer that is out', { undecided: 0, offer: 'pending' }, { whose: 'other', step: 'answerOffer' }],
  ['an offer, and others who applied', { undecided: 1, offer: 'pending' }, { whose: 'own', step: 'choose' }],
  ['new terms asked for', { undecided: 1, offer: 'countered' }, { whose: 'own', step: 'answerCounter' }],
  ['an accepted offer', { undecided: 0, offer: 'accepted' }, { whose: 'own', step: 'makeContract' }],
  ['no work wanted', { status: 'closed', undecided: 3 }, { whose: 'nobody', step: 'closed' }],
  ['somebody at work', { status: 'closed', contracts: [working] }, { whose: 'other', step: 'work' }],
  ['work handed in', { status: 'closed', contracts: [working, asked] }, { whose: 'own', step: 'approve' }],
  ['all done', { status: 'closed', contracts: [over] }, { whose: 'nobody', step: 'done' }],
  ['all done, and again wanted', { undecided: 1, contracts: [over] }, { whose: 'own', step: 'choose' }],
] as const)('of a job with %s, %j, it says %j [PRJ-06]', (_what, job, turn) => {
  expect(jobTurn(aProjectJob(job as Parameters<typeof aProjectJob>[0]))).toEqual(turn);
});
