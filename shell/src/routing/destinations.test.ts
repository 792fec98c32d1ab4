import { redirectPath, signInPath } from './destinations';

test.each([
  ['/jobs', {}, '', '/jobs'],
  ['/jobs/:jobId', { jobId: 'a1' }, '', '/jobs/a1'],
  ['/jobs', {}, '?q=roof', '/jobs?q=roof'],
  ['/profile?onboarding=1', {}, '', '/profile?onboarding=1'],
  ['/profile?onboarding=1', {}, '?onboarding=0&tab=skills', '/profile?onboarding=1&tab=skills'],
])('a redirect to %s with %o and "%s" leads to %s', (...[to, params, search, expected]) => {
  expect(redirectPath(to, params, search)).toBe(expected);
});

test('signing in leads back to the page that asked for it, with its query [CHR-22]', () => {
  expect(signInPath('/signin', { pathname: '/messages', search: '?chat=7' })).toBe(
    '/signin?returnTo=%2Fmessages%3Fchat%3D7',
  );
});

test('signing in from the home page needs no way back', () => {
  expect(signInPath('/login', { pathname: '/', search: '' })).toBe('/login');
});
