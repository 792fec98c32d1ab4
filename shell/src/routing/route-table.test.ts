import { aRemote } from '../fake-site/testing/a-boot';
import type { Viewer } from './access';
import { buildRouteTable, resolvePath } from './route-table';

const visitor: Viewer = { isSignedIn: false, userType: undefined };
const as = (userType: string): Viewer => ({ isSignedIn: true, userType });

const remotes = [
  aRemote('mf-marketing', {
    pages: [{ path: '/', expose: './landing', access: 'public', title: 'marketing:landing' }],
  }),
  aRemote('mf-jobs', {
    pages: [
      { path: '/', expose: './client-home', access: 'hirer', title: 'jobs:home' },
      { path: '/', expose: './contractor-home', access: 'contractor', title: 'jobs:home' },
      { path: '/post-contract', expose: './post', access: 'hirer', title: 'jobs:post' },
    ],
    redirects: [{ path: '/search', to: '/jobs' }],
  }),
  aRemote('mf-contracts', {
    pages: [
      { path: '/active-contracts', expose: './active', access: 'contractor', title: 'contracts:active' },
      { path: '/proposals', expose: './proposals', access: 'contractor', title: 'contracts:proposals' },
    ],
    redirects: [{ path: '/active-contracts', to: '/contracts', access: 'signedIn' }],
  }),
  aRemote('mf-auth', {
    pages: [
      { path: '/signin', expose: './sign-in', access: 'public', title: 'auth:signIn' },
      { path: '/signup', expose: './sign-up', access: 'signedOut', title: 'auth:signUp' },
    ],
  }),
  aRemote('mf-messaging', {
    pages: [{ path: '/messages', expose: './conversations', access: 'signedIn', title: 'messaging:list' }],
  }),
];
const table = buildRouteTable({ remotes, disabled: [] });

function outcomeAt(path: string, viewer: Viewer): string {
  const rule = table.find((candidate) => candidate.path === path);
  if (!rule) return 'none';
  const outcome = resolvePath(rule, viewer);
  if (outcome.kind === 'page') return outcome.target.page.expose;
  return outcome.kind === 'redirect' ? `→ ${outcome.to}` : outcome.kind;
}

test.each([
  ['/', visitor, './landing'],
  ['/', as('client'), './client-home'],
  ['/', as('company'), './client-home'],
  ['/', as('contractor'), './contractor-home'],
  ['/', as('admin'), './landing'],
  ['/post-contract', visitor, 'signIn'],
  ['/post-contract', as('client'), './post'],
  ['/post-contract', as('contractor'), 'wrongRole'],
  ['/active-contracts', visitor, 'signIn'],
  ['/active-contracts', as('contractor'), './active'],
  ['/active-contracts', as('company'), '→ /contracts'],
  ['/proposals', as('client'), 'wrongRole'],
  ['/search', visitor, '→ /jobs'],
  ['/search', as('client'), '→ /jobs'],
  ['/signin', visitor, './sign-in'],
  ['/signin', as('client'), './sign-in'],
  ['/signup', visitor, './sign-up'],
  ['/signup', as('client'), 'home'],
  ['/messages', visitor, 'signIn'],
  ['/messages', as('admin'), './conversations'],
])('%s for %o is %s [CHR-20, CHR-24]', (path, viewer, expected) => {
  expect(outcomeAt(path, viewer)).toBe(expected);
});
