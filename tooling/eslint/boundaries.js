import { REMOTES } from './remotes.js';

/**
 * Who may import what, in one table. Every `mf-*` folder is a remote.
 *
 * `floor`: the internal packages a folder may import (nothing else, and never a sibling remote).
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
  server: ['shared-schema', 'registry/edge', 'registry/guard', 'registry/open-registry'],
  e2e: ['shared-schema'],
};

/**
 * Rooms of a folder, from the top down: a file imports only from its own room and from those after it, types included.
 * What lies beside the folder (the demo world of the server) belongs to the first room alone. A test may also use the
 * first room, which starts the whole, and the `testing.ts` of any.
 */
export const ROOMS = {
  'server/src': [
    'app',
    'domains/deals/deals',
    'domains/deals/feedbacks',
    'domains/deals/contracts',
    'domains/deals/submissions',
    'domains/deals/invites',
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
    'settings',
  ],
};

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
  { packages: ['fastify', 'pg', 'drizzle-orm', 'sharp'], owners: ['server', 'registry'] },
];

const escape = (text) => text.replace(/[/.]/g, '\\$&');

/** `no-restricted-imports` patterns for one folder: what its row of the table leaves out. */
export function restrictedImports(folder, { isTest = false } = {}) {
  const allowed = [...FLOORS[folder], folder, ...(isTest ? ['testing', 'tooling'] : [])];
  const floors = allowed.map((name) => (name.includes('/') ? `${escape(name)}$` : `${escape(name)}(/|$)`));
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
      regex: '^(\\.\\./)+(shell|mf-[a-z]+|shared-[a-z]+|server|registry|testing/src|tooling)/',
      message: 'Import another package by its name.',
    },
  ];
}
