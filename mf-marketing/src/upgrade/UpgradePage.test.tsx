import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { UpgradePage } from './UpgradePage';

const nothing = { language: null, theme: null, appearOffline: false, sms: false, promotional: false };
const yearly = { id: 'professional', period: 'year' } as const;

test('choosing a plan is noted, and the page says that it costs nothing', async () => {
  server.use(reply.preferences(nothing), reply.preferencesKept({ ...nothing, plan: yearly }));
  const calls = recordCalls();
  const { user, container, location } = await renderPage(<UpgradePage />, {
    route: '/upgrade',
    user: signedIn.client(),
  });
  // It stands there from the start, so it is not announced.
  expect(screen.getByRole('note')).toHaveTextContent(/nothing is charged/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('$25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yearly Two months free' }));
  expect(location().search).toBe('?period=year');
  expect(screen.getByText('$250')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your plan' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose Professional' }));
  expect(await screen.findByText('Noted: Professional. Nothing is charged.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ plan: yearly });
  expect(await screen.findByRole('button', { name: 'Your choice', pressed: true })).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('what was chosen before is marked, and can be taken back', async () => {
  const stay = { id: 'freebie', period: 'year' } as const;
  server.use(
    reply.preferences({ ...nothing, plan: yearly }),
    reply.preferencesKept({ ...nothing, plan: stay }),
  );
  const { user } = await renderPage(<UpgradePage />, {
    route: '/upgrade?period=year',
    user: signedIn.contractor(),
    language: 'fr',
  });
  expect(await screen.findByRole('button', { name: 'Votre choix', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Garder Gratuit' }));
  expect(await screen.findByRole('button', { name: 'Votre formule' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Votre choix' })).not.toBeInTheDocument();
});
