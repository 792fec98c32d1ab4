import { aHelpEntry } from '@plumbline/testing/builders/content';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SupportPage } from './SupportPage';

const help = [
  aHelpEntry(),
  aHelpEntry({ id: 'chat', topic: 'messages', question: 'Can I delete a message?' }),
];

test('questions stand under their topics, open on a click and are searched', async () => {
  server.use(reply.help(help));
  const { user, container, location } = await renderPage(<SupportPage />, { route: '/support' });
  const question = await screen.findByRole('button', { name: 'I have forgotten my password' });
  expect(screen.getByRole('heading', { level: 2, name: 'Account and sign-in' })).toBeVisible();
  await user.click(question);
  expect(await screen.findByRole('link', { name: 'Forgot password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(container).toHaveNoViolations();
  await user.type(screen.getByRole('searchbox'), 'delete');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Can I delete a message?' })).toBeVisible();
  expect(location().search).toBe('?q=delete');
});

test('a search without an answer says so and is cleared', async () => {
  server.use(reply.help(help));
  const { user } = await renderPage(<SupportPage />, { route: '/support?q=unicorn' });
  expect(await screen.findByText('No question matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('button', { name: 'Can I delete a message?' })).toBeVisible();
});

test('a visitor writes with name and address, and gets a number', async () => {
  server.use(reply.help(help), reply.supportAsked(1042));
  const calls = recordCalls();
  const { user } = await renderPage(<SupportPage />, { route: '/support' });
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.org');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'The map stays grey.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your request has the number 1042/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const again = screen.getByRole('button', { name: 'Write again' });
  await waitFor(() => expect(again).toHaveFocus());
  await user.click(again);
  const message = await screen.findByRole('textbox', { name: 'Your message' });
  expect(message).toHaveValue('');
  expect(message).toHaveFocus();
});

test('what was typed is there again for who typed it, after the session has ended', async () => {
  server.use(reply.help(help), reply.supportTickets([]));
  const page = await renderPage(<SupportPage />, { route: '/support', user: signedIn.client() });
  await page.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'The map stays grey.');
  page.unmount();
  localStorage.clear();
  const visitor = await renderPage(<SupportPage />, { route: '/support' });
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('');
  visitor.unmount();
  await renderPage(<SupportPage />, { route: '/support', user: signedIn.client() });
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('The map stays grey.');
});

test('who is signed in is asked for the message only, and sees what they asked before', async () => {
  server.use(
    reply.help([...help, aHelpEntry({ id: 'post', topic: 'jobs', question: 'How do I post a job?' })]),
    reply.supportTickets([
      {
        number: 1007,
        message: 'Close my account',
        answer: { text: 'It is closed.', at: '2026-03-04T08:00:00.000Z' },
      },
    ]),
  );
  const { user, location } = await renderPage(<SupportPage />, {
    route: '/support',
    path: '/support',
    user: signedIn.client(),
  });
  const form = await screen.findByRole('form', { name: 'Write to us' });
  expect(within(form).getAllByRole('textbox')).toHaveLength(1);
  expect(await screen.findByText(/^Request 1007/)).toBeVisible();
  expect(screen.getByText('Close my account')).toBeVisible();
  expect(screen.getByText(/^Our answer/)).toBeVisible();
  expect(screen.getByText('It is closed.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'What a job looks like' }));
  // Without it that page leads to the search.
  expect(location()).toMatchObject({ pathname: '/job-desc', state: { isSample: true } });
});
