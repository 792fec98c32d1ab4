import {
  applyRefusal,
  canViewApplicants,
  createContractRefusal,
  mayOpen,
} from '@plumbline/shared-schema/policies';

const client = { _id: 'client', userType: 'client' };
const company = { _id: 'company', userType: 'company' };
const contractor = { _id: 'contractor', userType: 'contractor' };
const admin = { _id: 'admin', userType: 'admin' };

const job = { postedBy: client, status: 'open' };

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
  expect(applyRefusal(contractor, job, false)).toBeUndefined();
  expect(applyRefusal(contractor, job, true)).toBe('ALREADY_APPLIED');
  expect(applyRefusal({ ...contractor, team: { role: 'owner' } }, job, false)).toBe('FORBIDDEN');
  expect(applyRefusal(contractor, { ...job, status: 'closed' }, false)).toBe('JOB_CLOSED');
  expect(applyRefusal(company, job, false)).toBe('CONTRACTORS_ONLY');
  expect(applyRefusal(client, job, false)).toBe('OWN_JOB');
  expect(applyRefusal(null, job, false)).toBe('NOT_SIGNED_IN');
});

test('applicants are for the owner of the job', () => {
  expect([client, company, contractor, null].map((caller) => canViewApplicants(caller, job))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a contract needs an accepted offer, once', () => {
  const accepted = { status: 'accepted' };
  expect(createContractRefusal(accepted, false)).toBeUndefined();
  expect(createContractRefusal(accepted, true)).toBe('CONTRACT_EXISTS');
  expect(createContractRefusal({ status: 'pending' }, false)).toBe('OFFER_NOT_ACCEPTED');
  expect(createContractRefusal(undefined, false)).toBe('NO_OFFER');
});
