import { updateSessionUser } from '@plumbline/shared-api/session';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';
import type { RenderedSite } from '../fake-site/testing/render-site';

function open(options: Parameters<typeof renderSite>[0] = {}): Promise<RenderedSite> {
  return renderSite({ remotes: demoRemotes, federation: demoFederation(), ...options });
}

const bar = () => within(screen.getByRole('banner'));
const linksOf = (area: ReturnType<typeof bar>) =>
  area
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);

test('a visitor gets the public links in their order, sign in, sign up, language and theme', async () => {
  await open();
  const menu = within(bar().getByRole('navigation', { name: 'Main menu' }));
  expect(linksOf(menu)).toEqual(['home /', 'menu /about', 'aboutUs /contact']);
  expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(bar().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(bar().getByRole('button', { name: 'EN, language: English' })).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Switch to dark mode' })).toBeInTheDocument();
});

test('the entry of the page shown is marked', async () => {
  await open({ route: '/about' });
  expect(bar().getByRole('link', { name: 'menu' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['/saved-contracts', 'contractor', 'true'],
  ['/contract-history', 'client', 'true'],
  ['/contracts/c1', 'contractor', 'true'],
  ['/jobs', 'contractor', null],
] as const)('on %s the menu of contracts of a %s is marked: %p', async (route, role, marked) => {
  await open({ user: signedIn[role](), route });
  expect(bar().getByRole('button', { name: 'Contracts' }).getAttribute('aria-current')).toBe(marked);
});

test('somebody signed in gets the main links, the search slot and no entry whose page does not exist [CHR-04]', async () => {
  await open({ user: signedIn.client() });
  const menu = within(bar().getByRole('navigation', { name: 'Main menu' }));
  expect(linksOf(menu)).toEqual(['messages /messages']);
  expect(await bar().findByRole('textbox', { name: 'Job search box' })).toBeInTheDocument();
  expect(bar().queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test.each([
  ['contractor', ['savedEntry']],
  ['client', ['Nothing here for your account']],
] as const)('the Contracts menu of a %s holds %j [CHR-03]', async (role, entries) => {
  const { user } = await open({ user: signedIn[role](), route: '/jobs' });
  await user.click(bar().getByRole('button', { name: 'Contracts' }));
  const items = within(screen.getByRole('menu', { name: 'Contracts' })).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(entries);
});

test('the profile menu signs out: the session, language and theme are forgotten and the landing page shows [CHR-08]', async () => {
  server.use(http.post(api('/auth/logout'), () => HttpResponse.json({ success: true, message: 'ok' })));
  const { user } = await open({
    user: signedIn.client({ fullName: 'Ada Mason' }),
    route: '/messages',
    language: 'en',
  });
  await screen.findByRole('heading', { level: 1, name: 'conversations' });
  localStorage.setItem('theme', 'dark');

  await user.click(bar().getByRole('button', { name: 'Your profile menu, Ada Mason' }));
  const menu = within(screen.getByRole('menu', { name: 'Your profile menu, Ada Mason' }));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['supportEntry', 'Logout']);
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));

  await screen.findByRole('heading', { level: 1, name: 'landing' });
  expect(location.pathname + location.search).toBe('/');
  await waitFor(() => {
    expect(
      ['token', 'user', 'theme', 'i18nextLng'].filter((key) => localStorage.getItem(key) !== null),
    ).toEqual([]);
  });
});

test('the profile menu says who is signed in, and as what', async () => {
  const company = { fullName: 'Ada Mason', companyName: 'Harbor & Stone', userType: 'company' as const };
  const { user } = await open({
    user: signedIn.company({ ...company, email: 'ada@harbor.example' }),
    route: '/jobs',
    language: 'en',
  });
  await user.click(bar().getByRole('button', { name: /^Your profile menu/ }));
  const menu = within(screen.getByRole('menu'));
  expect(menu.getByText('Harbor & Stone')).toBeVisible();
  expect(menu.getByText('Company')).toBeVisible();
  expect(menu.getByText('ada@harbor.example')).toBeVisible();
});

test('the profile menu shows the picture of the person, and without one their initials, as cards do', async () => {
  const button = () => bar().getByRole('button', { name: /^Your profile menu/ });
  const picture = () => button().querySelector('img')?.getAttribute('src');
  const { site } = await open({ user: signedIn.client({ profile: null }), route: '/jobs' });
  expect(picture()).toBeUndefined();
  expect(button()).toHaveTextContent(/^[A-Z]{2}Your profile menu/);
  act(() => {
    site.store.dispatch(updateSessionUser(signedIn.client({ profile: '/files/me.png' })));
  });
  expect(picture()).toBe('/files/me.png');
});

test('on a narrow screen somebody signed in finds every entry of the wide bar in the menu', async () => {
  const { user } = await open({ isWide: false, user: signedIn.contractor(), route: '/jobs' });
  await user.click(bar().getByRole('button', { name: 'Open the menu' }));
  const menu = within(await bar().findByRole('navigation', { name: 'Main menu' }));
  expect(linksOf(menu)).toEqual([
    'savedEntry /saved-contracts',
    'messages /messages',
    'supportEntry /support',
  ]);
  expect(await menu.findByRole('textbox', { name: 'Job search box' })).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Switch to dark mode' })).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

const many = demoRemotes.map((remote) =>
  remote.name === 'mf-marketing'
    ? aRemote('mf-marketing', {
        pages: [
          ...remote.manifest.pages,
          ...['/reports', '/upgrade', '/blogs'].map((path) => ({
            path,
            expose: './about',
            access: 'signedIn' as const,
            title: 'marketing:about',
          })),
        ],
        nav: [
          ...['/reports', '/upgrade', '/blogs', '/about'].map((path, index) => ({
            menu: 'header.main/v1' as const,
            audience: path === '/about' ? ('hirer' as const) : ('signedIn' as const),
            path,
            label: `marketing:${path.slice(1)}`,
            order: 20 + index,
          })),
          {
            menu: 'header.action/v1',
            audience: 'hirer',
            path: '/post-contract',
            label: 'marketing:postIt',
            order: 10,
          },
        ],
      })
    : remote,
);

test('four entries stand in the bar', async () => {
  await open({ user: signedIn.contractor(), route: '/jobs', remotes: many });
  const menu = within(bar().getByRole('navigation', { name: 'Main menu' }));
  expect(linksOf(menu)).toEqual([
    'messages /messages',
    'reports /reports',
    'upgrade /upgrade',
    'blogs /blogs',
  ]);
  expect(menu.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('of more than four entries all but the first two stand in a menu', async () => {
  const { user } = await open({ user: signedIn.client(), route: '/jobs', remotes: many });
  const menu = within(bar().getByRole('navigation', { name: 'Main menu' }));
  expect(linksOf(menu)).toEqual(['messages /messages', 'reports /reports']);
  await user.click(menu.getByRole('button', { name: 'More' }));
  const items = within(screen.getByRole('menu', { name: 'More' })).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['upgrade', 'blogs', 'about']);
});

test.each([true, false])('the next step of a role stands out in the bar (wide: %p)', async (isWide) => {
  await open({ user: signedIn.client(), route: '/jobs', remotes: many, isWide });
  expect(bar().getByRole('link', { name: 'postIt' })).toHaveAttribute('href', '/post-contract');
});

test.each([
  ['/', true],
  ['/post-contract', true],
  ['/', false],
] as const)(
  'where the page itself offers the step, the bar has none (%s, wide: %p)',
  async (route, isWide) => {
    const { user } = await open({ user: signedIn.client(), route, remotes: many, isWide });
    expect(bar().queryByRole('link', { name: 'postIt' })).not.toBeInTheDocument();
    if (isWide) return;
    await user.click(bar().getByRole('button', { name: 'Open the menu' }));
    expect(await bar().findByRole('link', { name: 'postIt' })).toBeInTheDocument();
  },
);

test('who has another role gets no step that is not theirs', async () => {
  await open({ user: signedIn.contractor(), route: '/jobs', remotes: many });
  expect(bar().queryByRole('link', { name: 'postIt' })).not.toBeInTheDocument();
});

test('what is unread stands in the entry of the messages', async () => {
  await open({ user: signedIn.client(), route: '/jobs' });
  const link = bar().getByRole('link', { name: /^messages/ });
  expect(await within(link).findByTitle('unread at entry')).toBeInTheDocument();
  expect(bar().queryByTitle('unread at opener')).not.toBeInTheDocument();
});

test('on a narrow screen what is unread stands at the button and, in the open menu, in the entry', async () => {
  const { user } = await open({ isWide: false, user: signedIn.client(), route: '/jobs' });
  expect(await bar().findByTitle('unread at opener')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Open the menu' }));
  expect(
    await within(bar().getByRole('link', { name: /^messages/ })).findByTitle('unread at entry'),
  ).toBeInTheDocument();
});

test('when the messages are down, the header has their entry, without a number and without a failure', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const federation = demoFederation();
  federation.serve('mf-messaging ./unread', () => {
    throw new Error('down');
  });
  await open({ user: signedIn.client(), route: '/jobs', federation });
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining('down')));
  const link = bar().getByRole('link', { name: 'messages' });
  expect(link).toHaveTextContent(/^messages$/);
  // A number that comes later would move nothing.
  expect(link.querySelector('span')).toHaveStyle({ width: '0px' });
  expect(within(bar().getByRole('link', { name: 'messages' })).queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor loads nothing of what is unread', async () => {
  const federation = demoFederation();
  await open({ federation });
  expect(federation.loads).not.toContain('mf-messaging ./unread');
});

test('on a narrow screen the same entries stand in one menu that Escape closes', async () => {
  const { user } = await open({ isWide: false });
  const opener = bar().getByRole('button', { name: 'Open the menu' });
  expect(bar().queryByRole('link', { name: 'home' })).not.toBeInTheDocument();
  await user.click(opener);
  expect(linksOf(within(await bar().findByRole('navigation', { name: 'Main menu' })))).toEqual([
    'home /',
    'menu /about',
    'aboutUs /contact',
  ]);
  expect(bar().getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'EN, language: English' })).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(bar().queryByRole('navigation')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('choosing a language changes texts, labels and the language of the page, and is kept', async () => {
  const { user } = await open();
  await user.click(bar().getByRole('button', { name: 'EN, language: English' }));
  await user.click(screen.getByRole('menuitem', { name: 'Français' }));
  expect(await bar().findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'home (fr)' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
});

test('labels that the page came without are there when the language changes [PLT-146]', async () => {
  const url = '/artifacts/labels/fr/mf-marketing@0123456789abcdef';
  let answer: (labels: Record<string, Record<string, string>>) => void = () => undefined;
  const labels = new Promise<Record<string, Record<string, string>>>((resolve) => {
    answer = resolve;
  });
  server.use(http.get(`*${url}`, async () => HttpResponse.json(await labels)));
  const remotes = demoRemotes.map((remote) => ({ ...remote, labels: { ...remote.labels, fr: {} } }));
  const { user } = await open({ remotes, boot: { otherLabels: { language: 'fr', url } } });
  await user.click(bar().getByRole('button', { name: 'EN, language: English' }));
  await user.click(screen.getByRole('menuitem', { name: 'Français' }));
  expect(bar().getByRole('link', { name: 'home' })).toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'Sign in' })).toBeInTheDocument();

  answer({ 'mf-marketing': { 'marketing:home': 'Accueil' } });
  expect(await bar().findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'Accueil' })).toBeInTheDocument();
});

test('labels that do not come stay as they were, and the rest of the site is translated [PLT-146]', async () => {
  const url = '/artifacts/labels/fr/mf-marketing@0123456789abcdef';
  server.use(http.get(`*${url}`, () => HttpResponse.error()));
  const remotes = demoRemotes.map((remote) => ({ ...remote, labels: { ...remote.labels, fr: {} } }));
  const { user } = await open({ remotes, boot: { otherLabels: { language: 'fr', url } } });
  await user.click(bar().getByRole('button', { name: 'EN, language: English' }));
  await user.click(screen.getByRole('menuitem', { name: 'Français' }));
  expect(await bar().findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'home' })).toBeInTheDocument();
});

test('the theme toggle puts the dark class on the page and is kept', async () => {
  const { user } = await open();
  await user.click(bar().getByRole('button', { name: 'Switch to dark mode' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(bar().getByRole('button', { name: 'Switch to light mode' }));
  expect(document.documentElement).not.toHaveClass('dark');
});

test.each(['light', 'dark'])('the open menus have no accessibility faults in %s mode', async (theme) => {
  localStorage.setItem('theme', theme);
  const { user } = await open({ user: signedIn.contractor(), route: '/jobs' });
  for (const name of ['Contracts', 'EN, language: English', /^Your profile menu/]) {
    await user.click(bar().getByRole('button', { name }));
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await expect(document.body).toHaveNoViolations();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  }
});

test('the chrome has no accessibility faults', async () => {
  await open({ user: signedIn.contractor(), route: '/jobs' });
  await bar().findByRole('textbox', { name: 'Job search box' });
  await expect(document.body).toHaveNoViolations();
});
