import { remoteManifestSchema } from '@plumbline/shared-schema/platform';
import declared from '../../remote.json';

const { pages, redirects } = remoteManifestSchema.parse(declared);

const declaredAt = (path: string) =>
  pages.filter((page) => page.path === path).map(({ access, chrome }) => [access, chrome]);

test('signing in is open to everybody, at /login inside the site', () => {
  expect(declaredAt('/signin')).toEqual([['public', 'bare']]);
  expect(declaredAt('/login')).toEqual([['public', 'full']]);
});

test('the pages of the account stand bare, and signing up and forgetting are for who is signed out', () => {
  expect(declaredAt('/signup')).toEqual([['signedOut', 'bare']]);
  expect(declaredAt('/forgot-password')).toEqual([
    ['signedOut', 'bare'],
    ['signedIn', 'bare'],
  ]);
});

test('confirming the address later is for who is signed in', () => {
  expect(declaredAt('/verify-email')).toEqual([['signedIn', 'full']]);
});

test('the old addresses of the sign-up lead to it', () => {
  expect(redirects).toEqual([
    { path: '/accselection', to: '/signup' },
    { path: '/create-account', to: '/signup' },
  ]);
});
