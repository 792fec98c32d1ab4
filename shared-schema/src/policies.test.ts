import { aCompany, aContractor, aJob, anOffer, aUser } from '@plumbline/shared-schema/builders';
import {
  applyRefusal,
  canViewApplicants,
  createContractRefusal,
  mayOpen,
} from '@plumbline/shared-schema/policies';

const client = aUser();
const company = aCompany();
const contractor = aContractor();
const admin = { _id: 'admin', userType: 'admin' };

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

test('applicants are for the owner of the job', () => {
  expect([client, company, contractor, null].map((caller) => canViewApplicants(caller, aJob()))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a contract needs an accepted offer, once', () => {
  const accepted = anOffer({ status: 'accepted' });
  expect(createContractRefusal(accepted, false)).toBeUndefined();
  expect(createContractRefusal(accepted, true)).toBe('CONTRACT_EXISTS');
  expect(createContractRefusal(anOffer(), false)).toBe('OFFER_NOT_ACCEPTED');
  expect(createContractRefusal(undefined, false)).toBe('NO_OFFER');
});
