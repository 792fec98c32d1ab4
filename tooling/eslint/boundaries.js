import { REMOTES } from './remotes.js';

/**
 * Who may import what, in one table. Every `mf-*` folder is a remote.
 *
 * `floor`: the internal packages a folder may import (nothing else, and never a sibling remote); `package/part/` allows
 * what lies in that part, `package/entry` the one entry.
 * `vendors`: outside packages that have exactly these owners; everybody else goes through the owner.
 */
const REMOTE = ['shared-ui', 'shared-api', 'shared-schema'];

export const FLOORS = {
  shell: REMOTE,
  ...Object.fromEntries(REMOTES.map((folder) => [folder, REMOTE])),
  'shared-ui': ['shared-schema'],
  'shared-api': ['shared-schema'],
  'shared-schema': [],
  testing: REMOTE,
  registry: ['shared-schema'],
  server: [
    'shared-schema',
    ...[
      'bucket',
      'bucket-url',
      'check-bucket',
      'copy-store',
      'edge',
      'guard',
      'open-registry',
      'open-store',
      'service',
    ].map((entry) => `registry/${entry}`),
    'demo-world/seed',
  ],
  'demo-world': [
    'shared-schema',
    ...['database/', 'domains/', 'kit/', 'settings/', 'testing/random'].map((part) => `server/${part}`),
  ],
  e2e: ['shared-schema'],
};

/** What tests of a folder may import besides. */
const FLOORS_OF_TESTS = {
  'demo-world': ['server/app/testing', 'server/testing/'],
  server: ['registry/testing/'],
};

/**
 * Rooms of a folder, from the top down: a file imports only from its own room and from those after it, types included.
 * What lies beside the folder belongs to the first room alone. A test may also use the first room, which starts the
 * whole, and the `testing.ts` of any.
 */
export const ROOMS = {
  'server/src': [
    'app',
    'domains/deals/deals',
    'domains/deals/feedbacks',
    'domains/deals/contracts',
    'domains/deals/submissions',
    'domains/deals/recurring',
    'domains/deals/invites',
    'domains/deals/visits',
    'domains/deals/assignments',
    'domains/deals/materials',
    'domains/deals/quotes',
    'domains/deals/offers',
    'domains/deals/flows',
    'domains/deals/contract-records',
    'domains/deals/contract-money',
    'domains/trust',
    'domains/chat',
    'domains/jobs',
    'domains/accounts',
    'domains/inbox',
    'domains/site',
    'domains/money',
    'domains/notices',
    'domains/people',
    'http',
    'kit',
    'database',
    'tracing',
    'settings',
  ],
};

/** Packages that stand upon a folder and are loaded by its first room alone. */
export const PACKAGES_ABOVE = { 'server/src': ['@plumbline/demo-world'] };

/** The rooms of a folder that hold SQL; elsewhere only files called `*.repository.ts` do, and tests. */
export const SQL_ROOMS = { 'server/src': ['kit', 'database'] };

export const VENDORS = [
  {
    packages: [
      '@mui/',
      '@emotion/',
      'notistack',
      'leaflet',
      'react-leaflet',
      'd3-scale',
      'react-hook-form',
      '@hookform/',
    ],
    owners: ['shared-ui'],
  },
  { packages: ['i18next'], owners: ['shared-ui', 'testing'] },
  { packages: ['@reduxjs/toolkit', 'react-redux', 'redux', 'socket.io-client'], owners: ['shared-api'] },
  {
    packages: ['@module-federation/', 'react-dom', 'react-router'],
    owners: ['shell', 'shared-ui', 'testing'],
  },
  { packages: ['zod'], owners: ['shared-schema', 'server', 'registry'] },
  { packages: ['fastify', 'pg'], owners: ['server', 'registry'] },
  { packages: ['@aws-sdk/'], owners: ['registry'] },
  { packages: ['drizzle-orm', 'sharp'], owners: ['server', 'demo-world'] },
];

const escape = (text) => text.replace(/[/.]/g, '\\$&');

function floorPattern(name) {
  if (name.endsWith('/')) return escape(name);
  return name.includes('/') ? `${escape(name)}$` : `${escape(name)}(/|$)`;
}

/** `no-restricted-imports` patterns for one folder: what its row of the table leaves out. */
export function restrictedImports(folder, { isTest = false } = {}) {
  const allowed = [
    ...FLOORS[folder],
    folder,
    ...(isTest ? ['testing', 'tooling', ...(FLOORS_OF_TESTS[folder] ?? [])] : []),
  ];
  const floors = allowed.map(floorPattern);
  const vendors = VENDORS.filter(({ owners }) => !owners.includes(folder) && !isTest);
  return [
    {
      regex: `^@plumbline/(?!${floors.join('|')})`,
      message: `${folder} may import only: ${allowed.join(', ')} (tooling/eslint/boundaries.js).`,
    },
    ...vendors.map(({ packages, owners }) => ({
      regex: `^(${packages.map((name) => (name.endsWith('/') ? escape(name) : `${escape(name)}(/|$)`)).join('|')})`,
      message: `Only ${owners.join(' and ')} may import this; use what it exports (tooling/eslint/boundaries.js).`,
    })),
    {
      // A package may have a folder `testing` of its own.
      regex: '^(\\.\\./)+(shell|mf-[a-z]+|shared-[a-z]+|server|demo-world|registry|testing/src|tooling)/',
      message: 'Import another package by its name.',
    },
  ];
}
