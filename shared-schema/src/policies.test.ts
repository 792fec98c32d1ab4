import {
  aCompany,
  aContractor,
  aJob,
  anApplication,
  anOffer,
  aUser,
} from '@plumbline/shared-schema/builders';
import {
  applyRefusal,
  blocksNewOffer,
  canEditProfileEntries,
  canPostJob,
  canSendOffer,
  canViewApplicants,
  canWithdrawApplication,
  createContractRefusal,
  mayOpen,
} from '@plumbline/shared-schema/policies';

const client = aUser();
const company = aCompany();
const contractor = aContractor();
const admin = { _id: 'admin', userType: 'admin' };
const overdue = { expiresAt: '2020-01-01T00:00:00.000Z' };

test('clients and companies post jobs, nobody else', () => {
  expect([client, company, contractor, admin, null].map(canPostJob)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['public', [true, true, true, true]],
  ['signedOut', [true, false, false, false]],
  ['signedIn', [false, true, true, true]],
  ['hirer', [false, true, false, false]],
  ['contractor', [false, false, true, false]],
  ['admin', [false, false, false, true]],
] as const)('a page for %s opens for the right people', (access, open) => {
  expect([null, client, contractor, admin].map((caller) => mayOpen(access, caller))).toEqual(open);
});

test('a contractor applies once, to an open job of somebody else', () => {
  expect(applyRefusal(contractor, aJob(), false)).toBeUndefined();
  expect(applyRefusal(contractor, aJob(), true)).toBe('ALREADY_APPLIED');
  expect(applyRefusal(contractor, aJob({ status: 'closed' }), false)).toBe('JOB_CLOSED');
  expect(applyRefusal(company, aJob(), false)).toBe('CONTRACTORS_ONLY');
  expect(applyRefusal(client, aJob(), false)).toBe('OWN_JOB');
  expect(applyRefusal(null, aJob(), false)).toBe('NOT_SIGNED_IN');
});

test('only the applicant withdraws an application, and not after an accepted offer', () => {
  const application = anApplication();
  expect(canWithdrawApplication(contractor, application)).toBe(true);
  expect(canWithdrawApplication(client, application)).toBe(false);
  expect(canWithdrawApplication(contractor, application, true)).toBe(false);
  expect(canWithdrawApplication(contractor, anApplication({ isHired: true }))).toBe(false);
});

test('applicants are for the owner of the job', () => {
  expect([client, company, contractor, null].map((caller) => canViewApplicants(caller, aJob()))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('pending, accepted and declined offers stand in the way of a new one', () => {
  expect(blocksNewOffer(anOffer())).toBe(true);
  expect(blocksNewOffer(anOffer({ status: 'accepted' }))).toBe(true);
  expect(blocksNewOffer(anOffer({ status: 'rejected', closedReason: 'declined' }))).toBe(true);
});

test('expired, withdrawn and overdue offers allow a new one, even for a closed job', () => {
  const offers = [
    anOffer(overdue),
    anOffer({ status: 'rejected', closedReason: 'expired' }),
    anOffer({ status: 'rejected', closedReason: 'withdrawn' }),
  ];
  expect(canSendOffer(client, aJob({ status: 'closed' }), offers)).toBe(true);
  expect(canSendOffer(client, aJob({ status: 'removed' }), offers)).toBe(false);
  expect(canSendOffer(company, aJob(), offers)).toBe(false);
});

test('a contract needs an accepted offer, once', () => {
  const accepted = anOffer({ status: 'accepted' });
  expect(createContractRefusal(accepted, false)).toBeUndefined();
  expect(createContractRefusal(accepted, true)).toBe('CONTRACT_EXISTS');
  expect(createContractRefusal(anOffer(), false)).toBe('OFFER_NOT_ACCEPTED');
  expect(createContractRefusal(undefined, false)).toBe('NO_OFFER');
});

test('profile entries are a contractor’s', () => {
  expect([contractor, client, null].map(canEditProfileEntries)).toEqual([true, false, false]);
});
