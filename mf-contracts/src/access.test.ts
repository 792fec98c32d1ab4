import { mayOpen } from '@plumbline/shared-schema/policies';
import type { PageAccess } from '@plumbline/shared-schema/platform';
import remote from '../remote.json';

const ROLES = ['client', 'company', 'contractor'];
const caller = (userType: string) => ({ _id: 'someone', userType });
const mayOpenPage = (expose: string) => {
  const access = remote.pages.find((page) => page.expose === expose)?.access as PageAccess;
  return ROLES.map((role) => mayOpen(access, caller(role)));
};

test.each(['./my-contracts', './active-contracts', './submit-work'])(
  '%s is for contractors only [CON-86]',
  (expose) => expect(mayOpenPage(expose)).toEqual([false, false, true]),
);

test('a client who asks for the active contracts is led to all contracts [CON-86]', () => {
  expect(remote.redirects).toContainEqual({ path: '/active-contracts', to: '/contracts', access: 'hirer' });
});

test('both sides have a contract history, and contractors find it in their menu [CON-86]', () => {
  expect(mayOpenPage('./contract-history')).toEqual([true, true, true]);
  const menu = remote.nav.filter(
    ({ menu, audience }) => menu === 'contracts/v1' && audience === 'contractor',
  );
  expect(menu.slice(0, 2).map(({ path }) => path)).toEqual(['/active-contracts', '/contract-history']);
});
