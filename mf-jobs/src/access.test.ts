import { mayOpen } from '@plumbline/shared-schema/policies';
import type { PageAccess } from '@plumbline/shared-schema/platform';
import remote from '../remote.json';

const caller = (userType: string) => ({ _id: 'someone', userType });
const accessOf = (path: string) => remote.pages.find((page) => page.path === path)?.access as PageAccess;

test.each([
  '/post-contract',
  '/jobs/:jobId/edit',
  '/posted-jobs',
  '/projects',
  '/projects/:projectId',
  '/recurring-jobs',
])('%s is for clients and companies only', (path) => {
  const roles = ['client', 'company', 'contractor', 'admin'];
  expect(roles.map((role) => mayOpen(accessOf(path), caller(role)))).toEqual([true, true, false, false]);
});

test('a contractor who asks for own contracts is led to the search', () => {
  expect(remote.redirects).toContainEqual({ path: '/posted-jobs', to: '/jobs', access: 'contractor' });
});
