import fs from 'node:fs';
import path from 'node:path';
import { APPLICATION_MACHINE } from '@plumbline/shared-schema/application-machine';
import { CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import { INVITE_MACHINE } from '@plumbline/shared-schema/invites';
import { JOB_MACHINE } from '@plumbline/shared-schema/job-machine';
import { OFFER_MACHINE } from '@plumbline/shared-schema/offer-machine';
import { toMarkdown } from '@plumbline/shared-schema/state-machine';
import { repositoryFolder } from '../../settings/paths';

const DOCUMENT = path.join(repositoryFolder, 'docs', 'state-machines.md');

const OFFER_WORDS = {
  adoptCounter: 'adopt the counter-proposal',
  declineCounter: 'decline the counter-proposal',
  withdrawCounter: 'take the counter-proposal back',
  createContract: 'create the contract',
  applied: 'the professional has applied',
  jobStands: 'the job is not removed',
  nothingBlocks: 'no offer stands in the way',
  live: 'not expired',
  overdue: 'expired',
  roundsLeft: 'fewer than five rounds so far',
  noContract: 'there is none yet',
};
const CONTRACT_WORDS = {
  submit: 'submit work',
  approve: 'approve the work',
  approveMilestone: 'approve the work of a milestone',
  finish: 'finish',
  takeBack: 'take the work back',
  requestChanges: 'request changes',
  query: 'query the terms',
  approvePayment: 'approve the payment',
  fundingFailed: 'payment failed',
  chargeBack: 'charge back',
  giveBack: 'give the money back',
  withdrawDispute: 'withdraw the dispute',
  answerDispute: 'answer the dispute',
  resolveDispute: 'resolve the dispute',
  resolveAppeal: 'decide the appeal',
  settle: 'free what was decided',
  unarchive: 'take out of the archive',
  offerAccepted: 'the offer is accepted',
  noContract: 'there is none yet',
  workAwaitsAnswer: 'work awaits an answer',
  noWorkAwaitsAnswer: 'no work awaits an answer',
  partNamed: 'one of the milestones is named, where there are some',
  milestoneNamed: 'a milestone is named',
  partOpen: 'it is not approved',
  allApproved: 'all milestones are approved',
  workUnanswered: 'the work is unanswered for 14 days',
  termsNotQueried: 'not queried before',
  paymentPending: 'not paid yet',
  paymentDue: 'for the professional, 14 days after the end',
  refundDue: 'for the hirer, 14 days after the end',
  amountDue: 'something is due',
  noPaymentUnderWay: 'no payment for it under way',
  moneyExpected: 'it is the professional’s, or a dispute is open',
  withPayments: 'payments are on',
  moneyHeld: 'money is held',
  moneyFree: 'nothing held in a dispute',
  noOpenDispute: 'no open dispute',
  withinDisputeDays: 'within 14 days of the end',
  noDispute: 'there was none',
  disputeOpen: 'a dispute is open',
  disputeIsOwn: 'their own',
  disputeIsTheirs: 'the other side’s',
  disputeUnanswered: 'not answered',
  disputeHeard: 'answered or unanswered for 5 days',
  withinAppealDays: 'decided within the last 7 days, not appealed before',
  appealOpen: 'an appeal is open',
  awardFree: 'nobody can appeal any more, and not paid out',
  proposeAmendment: 'propose a change',
  acceptAmendment: 'accept the change',
  declineAmendment: 'decline the change',
  withdrawAmendment: 'withdraw the proposal',
  noAmendmentOpen: 'no proposal is open',
  amendmentOpen: 'a proposal is open',
  amendmentIsOwn: 'their own',
  amendmentIsTheirs: 'the other side’s',
  notReviewed: 'not reviewed before',
  notArchived: 'not archived by them',
  archived: 'archived by them',
};
const JOB_WORDS = {
  shown: 'not hidden by an administrator',
  unpromised: 'no offer pending or accepted, no contract',
};
const CASE_WORDS = { fitsKind: 'for cases of this kind', isHidden: 'it was hidden' };
const APPLICATION_WORDS = {
  change: 'change it',
  reconsider: 'consider again',
  jobOpen: 'the job is open',
  notApplied: 'not applied to this job before',
  noOfferStands: 'no offer pending or accepted',
  offerAccepted: 'the offer is accepted',
};
const INVITE_WORDS = {
  jobOpen: 'the job is open',
  notInvited: 'not invited to this job before',
  notApplied: 'has not applied',
};

/** Prettier pads the cells. */
const withoutPadding = (text: string) =>
  text
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---')
    .replace(/\| ---/g, '|---');
const cleaned = (text: string) => withoutPadding(text).replace(/--- \|/g, '---|');

// When a table changes, put what this test prints into the document.
test.each([
  ['jobs', toMarkdown(JOB_MACHINE, JOB_WORDS)],
  ['applications', toMarkdown(APPLICATION_MACHINE, APPLICATION_WORDS)],
  ['offers', toMarkdown(OFFER_MACHINE, OFFER_WORDS)],
  ['contracts', toMarkdown(CONTRACT_MACHINE, CONTRACT_WORDS)],
  ['cases', toMarkdown(CASE_MACHINE, CASE_WORDS)],
  ['invitations', toMarkdown(INVITE_MACHINE, INVITE_WORDS)],
])('the document prints the table of %s as the server runs it [OFF-32]', (_what, table) => {
  expect(cleaned(fs.readFileSync(DOCUMENT, 'utf8'))).toContain(cleaned(table));
});
