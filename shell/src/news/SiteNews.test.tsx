import { Form, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Page } from '@plumbline/shared-ui/Page';
import { http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';
import { ASK_EVERY } from './ask-every';

beforeEach(() => {
  serveSet('aaaa');
});

type Options = Parameters<typeof renderSite>[0];
const open = (options: Options = {}) =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), route: '/about', ...options });

const badge = () => screen.findByRole('complementary', { name: 'Not the live site' });

test('a preview link is named with its version and its end, and a way back to the live site', async () => {
  const previewed = aRemote('mf-reports', {}, { source: 'preview', version: '2.0.0' });
  await open({
    route: '/about?tab=1',
    remotes: [...demoRemotes, previewed],
    boot: { link: { remote: 'mf-reports', expiresAt: '2026-12-24T16:05:00.000Z' } },
  });
  const shown = within(await badge());
  expect(shown.getByText('Preview: mf-reports 2.0.0')).toBeInTheDocument();
  expect(shown.getByText(/^Until 24 Dec, /)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Back to the live site' })).toHaveAttribute(
    'href',
    '/about?tab=1&preview=',
  );
});

test('a remote from a developer’s machine is named, with a way back to the live site', async () => {
  const local = aRemote('mf-reports', {}, { source: 'override', version: 'dev' });
  await open({ remotes: [...demoRemotes, local] });
  const shown = within(await badge());
  expect(shown.getByText('From a developer’s machine: mf-reports dev')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Back to the live site' })).toHaveAttribute(
    'href',
    '/about?remote=',
  );
});

test('remotes that were left out, and a safe start, are named with the way back', async () => {
  await open({ boot: { withheld: ['mf-jobs', 'mf-auth'], isSafeStart: true } });
  const shown = within(await badge());
  expect(shown.getByText('Left out: mf-jobs, mf-auth')).toBeInTheDocument();
  expect(shown.getByText(/^Safe start: live releases only/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Back to the live site' })).toHaveAttribute(
    'href',
    '/about?disable-remotes=&safe-start=',
  );
});

test('the way back leaves no trace in the address', async () => {
  await open({ route: '/about?remote=&tab=1#top' });
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/about?tab=1#top');
});

test('the live site, canaries included, shows no badge', async () => {
  const canary = aRemote('mf-reports', {}, { source: 'canary', version: '2.0.0' });
  await open({ remotes: [...demoRemotes, canary], boot: { notice: 'preview-expired' } });
  await screen.findByRole('alert');
  expect(screen.queryByRole('complementary', { name: 'Not the live site' })).not.toBeInTheDocument();
});

test.each([
  ['preview-expired', 'This preview link has expired. You see the site as it is.'],
  ['preview-invalid', 'This preview link is not valid. You see the site as it is.'],
  [
    'override-refused',
    'The other version asked for in the address is not allowed here. You see the site as it is.',
  ],
] as const)('%s is said once, over the site as it is', async (notice, text) => {
  const { user } = await open({ boot: { notice } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(screen.getByRole('heading', { level: 1, name: 'about' })).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Mocks the edge to answer with this set. Returns a counter of the calls. */
function serveSet(set: string): () => number {
  let asked = 0;
  server.use(
    http.get('*/platform.json', () => {
      asked += 1;
      return HttpResponse.json({ set });
    }),
  );
  return () => asked;
}

function look(): void {
  fireEvent(document, new Event('visibilitychange'));
}

const offer = () => screen.queryByText('A newer version is ready.');

const openWithSet = (options: Options = {}) => open({ boot: { set: 'aaaa' }, ...options });

test('a newer release set is offered when the tab comes into view, and can be put off', async () => {
  const asked = serveSet('bbbb');
  const { user } = await openWithSet();
  expect(asked()).toBe(0);
  look();
  const said = await screen.findByText('A newer version is ready.');
  expect(said.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).not.toBeInTheDocument();

  serveSet('cccc');
  look();
  expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();
});

test('a tab that is left brings no news and asks for none', async () => {
  const asked = serveSet('bbbb');
  await openWithSet();
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  look();
  state.mockRestore();
  // All that the notices wait for has loaded, so they would be shown by now.
  await act(async () => {
    await import('./SiteNews');
  });
  expect(asked()).toBe(0);
  look();
  await screen.findByText('A newer version is ready.');
});

test('the same set, no answer and nonsense offer nothing', async () => {
  await openWithSet();
  const answers = [
    () => HttpResponse.json({ set: 'aaaa' }),
    () => HttpResponse.json({ set: 'bbbb' }, { status: 503 }),
    () => HttpResponse.html('<p>down</p>'),
    () => HttpResponse.error(),
  ];
  for (const answer of answers) {
    let isAsked = false;
    server.use(
      http.get('*/platform.json', () => {
        isAsked = true;
        return answer();
      }),
    );
    look();
    await waitFor(() => {
      expect(isAsked).toBe(true);
    });
  }
  expect(offer()).not.toBeInTheDocument();
});

test('a tab that is looked at asks every five minutes', async () => {
  const asked = serveSet('aaaa');
  const firstTimers = jest.spyOn(window, 'setTimeout');
  const timers = jest.spyOn(window, 'setInterval');
  await openWithSet();
  expect(ASK_EVERY).toBe(300_000);
  const [begin] = firstTimers.mock.calls.find(([, delay]) => delay === ASK_EVERY) ?? [];
  expect(asked()).toBe(0);
  act(() => {
    (begin as () => void)();
  });
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  serveSet('bbbb');
  const [ask] = timers.mock.calls.find(([, every]) => every === ASK_EVERY) ?? [];
  act(() => {
    (ask as () => void)();
  });
  expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();
});

const anyTitle = {
  '~standard': {
    version: 1 as const,
    vendor: 'test',
    validate: (value: unknown) => ({ value: value as { title: string } }),
  },
};

function aPostPage({ isGuarded }: { isGuarded: boolean }) {
  return function PostPage() {
    const form = useZodForm({ schema: anyTitle, defaultValues: { title: '' } });
    return (
      <Page title="post">
        <Form form={form} onSubmit={() => undefined} isGuarded={isGuarded}>
          <TextField name="title" label="Title" />
        </Form>
      </Page>
    );
  };
}

async function openPost({ isGuarded }: { isGuarded: boolean }) {
  const federation = demoFederation();
  federation.serve('mf-jobs ./post', () => ({ PostPage: aPostPage({ isGuarded }) }));
  const site = await openWithSet({ route: '/post-contract', federation, user: signedIn.client() });
  return { ...site, title: await screen.findByRole('textbox', { name: 'Title' }) };
}

test('the offer waits while something unsaved was typed, and comes when the form is clean', async () => {
  const asked = serveSet('bbbb');
  const { user, site, title } = await openPost({ isGuarded: true });
  await user.type(title, 'R');
  expect(site.history.isGuarded()).toBe(true);
  look();
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  expect(offer()).not.toBeInTheDocument();
  expect(title).toHaveValue('R');

  await user.clear(title);
  expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();

  await user.type(title, 'R');
  await waitFor(() => {
    expect(offer()).not.toBeInTheDocument();
  });
});

test('the offer waits for a form too that asks nobody before it is left, as in a dialog', async () => {
  const asked = serveSet('bbbb');
  const { user, title } = await openPost({ isGuarded: false });
  await user.type(title, 'R');
  look();
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  // The poll that runs once a second.
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Title' }).closest('form')).toHaveAttribute('data-unsaved');
  });
  expect(offer()).not.toBeInTheDocument();

  await user.clear(title);
  expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();
});

test('an offer that is there takes nothing from who has begun to type since', async () => {
  serveSet('bbbb');
  const { user, title } = await openPost({ isGuarded: true });
  look();
  const reload = await screen.findByRole('button', { name: 'Reload' });
  fireEvent.change(title, { target: { value: 'R' } });
  // A reload would be an error here: this document cannot navigate.
  await user.click(reload);
  expect(offer()).not.toBeInTheDocument();
  expect(title).toHaveValue('R');
});
