import { createUserViews } from './user-view';

const { person } = createUserViews({ publicLink: () => null });
const there = { deletedAt: null, suspendedAt: null };
const peter = { id: 'p1', fullName: 'Peter Grabowski', companyName: null, profileFileId: null, ...there };

test('a company goes by its own name wherever it is embedded', () => {
  expect(person({ ...peter, companyName: 'North Shore Lofts' })).toEqual({
    _id: 'p1',
    fullName: 'North Shore Lofts',
    profile: null,
  });
});

test.each([null, ''])('a person without a company name (%j) goes by their own', (companyName) => {
  expect(person({ ...peter, companyName }).fullName).toBe('Peter Grabowski');
});

test.each(['deletedAt', 'suspendedAt'])('of who has a %s it is said that they have no profile', (since) => {
  expect(person(peter)).not.toHaveProperty('isGone');
  expect(person({ ...peter, [since]: new Date() })).toMatchObject({ isGone: true });
});
