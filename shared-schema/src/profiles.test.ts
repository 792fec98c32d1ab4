import { displayName, greetedName, profilePath } from '@plumbline/shared-schema/profiles';

test.each([
  [{ companyName: 'North Shore Lofts', fullName: 'Peter Grabowski' }, 'North Shore Lofts'],
  [{ companyName: '', fullName: 'Peter Grabowski' }, 'Peter Grabowski'],
  [{ companyName: null, fullName: 'Peter Grabowski' }, 'Peter Grabowski'],
  [{ fullName: 'Peter Grabowski' }, 'Peter Grabowski'],
])('%j is shown as %s', (person, name) => {
  expect(displayName(person)).toBe(name);
});

test('a company has a page of its own', () => {
  expect(profilePath({ _id: 'p1', userType: 'company' })).toBe('/company-profile?id=p1');
  expect(profilePath({ _id: 'p1', userType: 'client' })).toBe('/professionals/p1');
  expect(profilePath({ _id: 'p1' })).toBe('/professionals/p1');
});

test.each([
  [{ fullName: ' Ada  Byron King' }, 'Ada'],
  [{ fullName: 'Ada Byron King', companyName: '' }, 'Ada'],
  [{ fullName: 'Ada Byron King', companyName: 'Harbor & Stone' }, 'Harbor & Stone'],
])('%j is greeted as %s', (person, name) => {
  expect(greetedName(person)).toBe(name);
});
