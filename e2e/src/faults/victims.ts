/** One page of a remote that a signed-in client can open without any data, and the slot it fills. */
export type Victim = {
  name: string;
  path: string;
  expose: string;
  page: string;
  slot?: { expose: string; component: string };
};

/** The remotes under test, each with one of its pages. */
export const VICTIMS: readonly Victim[] = [
  { name: 'mf-auth', path: '/verify-email', expose: './verify-email', page: 'VerifyEmailPage' },
  { name: 'mf-contracts', path: '/reports', expose: './reports', page: 'ReportsPage' },
  {
    name: 'mf-jobs',
    path: '/jobs',
    expose: './job-search',
    page: 'JobSearchPage',
    slot: { expose: './header-search', component: 'HeaderSearchSlot' },
  },
  { name: 'mf-marketing', path: '/about', expose: './about', page: 'AboutPage' },
  {
    name: 'mf-messaging',
    path: '/messages',
    expose: './conversations',
    page: 'ConversationsPage',
    slot: { expose: './bell', component: 'BellSlot' },
  },
  { name: 'mf-profile', path: '/profile', expose: './own-profile', page: 'OwnProfilePage' },
];

export function victimOf(name: string): Victim {
  const found = VICTIMS.find((victim) => victim.name === name);
  if (!found) throw new Error(`No fault can happen to ${name}.`);
  return found;
}
