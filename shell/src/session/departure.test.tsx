import { endSession, startSession } from '@plumbline/shared-api/session';
import { Form, TextField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Page } from '@plumbline/shared-ui/Page';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { reply } from '@plumbline/testing/reply';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

beforeEach(() => {
  server.use(reply.preferences(), reply.preferencesKept());
});

test('a session that the server ends is said once, and signing in leads back [ACC-85]', async () => {
  const { site } = await renderSite({
    route: '/messages?chat=7',
    remotes: demoRemotes,
    federation: demoFederation(),
    user: signedIn.client(),
  });
  await screen.findByRole('heading', { level: 1, name: 'conversations' });
  act(() => {
    site.store.dispatch(endSession('expired'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Session expired. Please login again.');
  expect(`${location.pathname}${location.search}`).toBe('/login?returnTo=%2Fmessages%3Fchat%3D7');
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
});

test('a session ended in another tab asks for a sign-in where it is needed', async () => {
  const { site } = await renderSite({
    route: '/messages',
    remotes: demoRemotes,
    federation: demoFederation(),
    user: signedIn.client(),
  });
  await screen.findByRole('heading', { level: 1, name: 'conversations' });
  act(() => {
    site.store.dispatch(endSession('signedOut'));
  });
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
  expect(location.pathname).toBe('/signin');
});

type Contract = { title: string };

/** Takes any title; typed by hand because the shell itself needs no zod. */
const anyContract = {
  '~standard': {
    version: 1 as const,
    vendor: 'test',
    validate: (value: unknown) => ({ value: value as Contract }),
  },
};

function PostPage() {
  const form = useZodForm<Contract, Contract>({ schema: anyContract, defaultValues: { title: '' } });
  useFormDraft(form, { key: 'post' });
  return (
    <Page title="post">
      <Form form={form} onSubmit={() => undefined} isGuarded>
        <TextField name="title" label="Title" />
      </Form>
    </Page>
  );
}

const title = () => screen.findByRole('textbox', { name: 'Title' });

async function typeTitle() {
  const federation = demoFederation();
  federation.serve('mf-jobs ./post', () => ({ PostPage }));
  const rendered = await renderSite({
    route: '/post-contract',
    remotes: demoRemotes,
    federation,
    user: signedIn.client(),
  });
  await rendered.user.type(await title(), 'A new roof');
  return rendered;
}

test('an unsaved form does not hold the way to the sign-in back, and is there again after it [ACC-86]', async () => {
  const { site, navigate } = await typeTitle();
  act(() => {
    site.store.dispatch(endSession('expired'));
  });
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
  expect(`${location.pathname}${location.search}`).toBe('/login?returnTo=%2Fpost-contract');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  act(() => {
    site.store.dispatch(startSession({ token: 'again', user: signedIn.client() }));
  });
  await navigate('/post-contract');
  expect(await title()).toHaveValue('A new roof');
});

test('what was typed before a session ran out is not there for the next person at this tab [ACC-86]', async () => {
  const { site, navigate } = await typeTitle();
  act(() => {
    site.store.dispatch(endSession('expired'));
  });
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
  act(() => {
    site.store.dispatch(startSession({ token: 'theirs', user: signedIn.company() }));
  });
  await navigate('/post-contract');
  expect(await title()).toHaveValue('');
});

test('after signing out nobody finds what was typed [ACC-86]', async () => {
  server.use(http.post(api('/auth/logout'), () => HttpResponse.json({ success: true, message: 'ok' })));
  const { user } = await typeTitle();
  await user.click(screen.getByRole('button', { name: /^Your profile menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => {
    expect(location.pathname).toBe('/');
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
