import type { NavEntry } from '@plumbline/shared-schema/platform';
import { aRemote } from '../fake-site/testing/a-boot';
import type { Viewer } from '../routing/access';
import { buildRouteTable } from '../routing/route-table';
import { entriesOf } from './menu-entries';

const visitor: Viewer = { isSignedIn: false, userType: undefined };
const as = (userType: string): Viewer => ({ isSignedIn: true, userType });

function entry(path: string, audience: NavEntry['audience'], order: number): NavEntry {
  return { menu: 'contracts/v1', audience, path, label: `contracts:${path.slice(1)}`, order };
}

const page = (path: string, access: 'public' | 'signedIn' | 'signedOut' | 'hirer' | 'contractor') => ({
  path,
  expose: './page',
  access,
  title: 'contracts:title',
});

const remotes = [
  aRemote('mf-contracts', {
    pages: [
      page('/contracts', 'signedIn'),
      page('/invites', 'hirer'),
      page('/saved', 'signedIn'),
      page('/proposals', 'contractor'),
      page('/support', 'public'),
      page('/trial', 'signedOut'),
    ],
    nav: [
      entry('/proposals', 'contractor', 40),
      entry('/saved', 'contractor', 30),
      entry('/contracts', 'hirer', 10),
      entry('/invites', 'hirer', 20),
      entry('/support', 'everyone', 50),
      entry('/trial', 'signedOut', 60),
    ],
  }),
];

const paths = (viewer: Viewer, from = remotes, language = 'en') =>
  entriesOf('contracts/v1', {
    remotes: from,
    table: buildRouteTable({ remotes: from, disabled: [] }),
    viewer,
    language,
  });

test.each([
  ['a visitor', visitor, ['/support', '/trial']],
  ['a client', as('client'), ['/contracts', '/invites', '/support']],
  ['a company', as('company'), ['/contracts', '/invites', '/support']],
  ['a contractor', as('contractor'), ['/saved', '/proposals', '/support']],
  ['an admin', as('admin'), ['/support']],
])('%s gets exactly the entries for them [CHR-03]', (_who, viewer, expected) => {
  expect(paths(viewer).map(({ path }) => path)).toEqual(expected);
});

test('an entry whose page is missing, or for somebody else, is left out [CHR-04]', () => {
  const promised = [
    aRemote('mf-contracts', {
      pages: [page('/proposals', 'contractor')],
      nav: [entry('/promote', 'contractor', 10), entry('/proposals', 'signedIn', 20)],
    }),
  ];
  expect(paths(as('contractor'), promised).map(({ path }) => path)).toEqual(['/proposals']);
  expect(paths(as('client'), promised)).toEqual([]);
});

test('entries stand in their order, in the language of the reader', () => {
  expect(paths(as('contractor'), remotes, 'fr').map(({ label }) => label)).toEqual([
    'saved (fr)',
    'proposals (fr)',
    'support (fr)',
  ]);
});

test.each([
  ['a viewer', 'viewer', []],
  ['a recruiter', 'recruiter', ['/post-contract']],
  ['an owner', 'owner', ['/post-contract']],
] as const)('%s of a team gets no entry that their role makes useless [TEAM-3]', (_who, role, expected) => {
  const site = [
    aRemote('mf-jobs', {
      pages: [page('/post-contract', 'hirer'), page('/wallet', 'signedIn')],
      nav: [
        { ...entry('/post-contract', 'hirer', 10), label: 'contracts:post' },
        entry('/wallet', 'signedIn', 20),
      ],
    }),
  ];
  const member = { ...as('company'), team: { role, person: 'Mia Member' } };
  expect(paths(member, site).map(({ path }) => path)).toEqual(expected);
  expect(paths(as('company'), site).map(({ path }) => path)).toEqual(['/post-contract', '/wallet']);
});
