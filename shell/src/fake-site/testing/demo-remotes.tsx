import { Page } from '@plumbline/shared-ui/Page';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import type { BootRemote } from '@plumbline/shared-schema/platform';
import { aRemote } from './a-boot';
import { fakeFederation } from './fake-federation';
import type { FakeFederation } from './fake-federation';

/** Four small remotes with the header entries of the product, for tests of the whole shell. */
export const demoRemotes: BootRemote[] = [
  aRemote('mf-marketing', {
    pages: [
      { path: '/', expose: './landing', access: 'public', title: 'marketing:landing' },
      { path: '/about', expose: './about', access: 'public', title: 'marketing:about' },
      { path: '/contact', expose: './contact', access: 'public', title: 'marketing:contact' },
      { path: '/support', expose: './support', access: 'public', title: 'marketing:support' },
    ],
    nav: [
      {
        menu: 'header.public/v1',
        audience: 'signedOut',
        path: '/contact',
        label: 'marketing:aboutUs',
        order: 30,
      },
      { menu: 'header.public/v1', audience: 'signedOut', path: '/', label: 'marketing:home', order: 10 },
      { menu: 'header.public/v1', audience: 'signedOut', path: '/about', label: 'marketing:menu', order: 20 },
      {
        menu: 'profile/v1',
        audience: 'signedIn',
        path: '/support',
        label: 'marketing:supportEntry',
        order: 30,
      },
      {
        menu: 'header.main/v1',
        audience: 'signedIn',
        path: '/upgrade',
        label: 'marketing:upgrade',
        order: 30,
      },
    ],
  }),
  aRemote('mf-auth', {
    pages: [
      { path: '/signin', expose: './sign-in', access: 'public', title: 'auth:signIn', chrome: 'bare' },
      { path: '/login', expose: './sign-in', access: 'public', title: 'auth:signIn' },
      { path: '/signup', expose: './sign-up', access: 'signedOut', title: 'auth:signUp', chrome: 'bare' },
    ],
  }),
  aRemote('mf-jobs', {
    pages: [
      { path: '/jobs', expose: './job-search', access: 'public', title: 'jobs:search' },
      { path: '/jobs/:jobId', expose: './job-details', access: 'public', title: 'jobs:details' },
      { path: '/post-contract', expose: './post', access: 'hirer', title: 'jobs:post' },
      { path: '/', expose: './client-home', access: 'hirer', title: 'jobs:clientHome' },
      { path: '/saved-contracts', expose: './saved', access: 'contractor', title: 'jobs:saved' },
    ],
    nav: [
      {
        menu: 'contracts/v1',
        audience: 'contractor',
        path: '/saved-contracts',
        label: 'jobs:savedEntry',
        order: 30,
      },
    ],
    slots: [{ slot: 'header.search/v1', expose: './header-search' }],
    redirects: [{ path: '/old-jobs/:jobId', to: '/jobs/:jobId' }],
  }),
  aRemote('mf-messaging', {
    pages: [{ path: '/messages', expose: './conversations', access: 'signedIn', title: 'messaging:list' }],
    nav: [
      {
        menu: 'header.main/v1',
        audience: 'signedIn',
        path: '/messages',
        label: 'messaging:messages',
        order: 10,
        badge: 'header.unread/v1',
      },
    ],
    slots: [{ slot: 'header.unread/v1', expose: './unread' }],
  }),
];

const page = (exported: string, title: string) => () => ({
  [exported]: () => <Page title={title}>{null}</Page>,
});

function JobSearchPage() {
  return (
    <Page title="search">
      <ButtonLink to="/jobs?page=2">Next jobs</ButtonLink>
      <ButtonLink to="/jobs/7">Seventh job</ButtonLink>
    </Page>
  );
}

/** Serves the pages of `demoRemotes`; each one's heading is its title. */
export function demoFederation(): FakeFederation {
  return fakeFederation({
    'mf-marketing ./landing': page('LandingPage', 'landing'),
    'mf-marketing ./about': page('AboutPage', 'about'),
    'mf-auth ./sign-in': page('SignInPage', 'signIn'),
    'mf-auth ./sign-up': page('SignUpPage', 'signUp'),
    'mf-jobs ./job-search': () => ({ JobSearchPage }),
    'mf-jobs ./job-details': page('JobDetailsPage', 'details'),
    'mf-jobs ./post': page('PostPage', 'post'),
    'mf-jobs ./client-home': page('ClientHomePage', 'clientHome'),
    'mf-jobs ./saved': page('SavedPage', 'saved'),
    'mf-jobs ./header-search': () => ({ HeaderSearchSlot: () => <input aria-label="Job search box" /> }),
    'mf-messaging ./unread': () => ({
      UnreadSlot: ({ place }: { place: string }) => <i title={`unread at ${place}`} />,
    }),
    'mf-messaging ./conversations': page('ConversationsPage', 'conversations'),
  });
}
