import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aNearPrice, aPricePlace } from '@plumbline/testing/builders/prices';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PriceHintSlot } from './PriceHintSlot';

const job = aJobWithDetails();
const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<PriceHintSlot jobId={job._id} />, { user: signedIn.contractor(), language });

test('who names a price reads what similar work has cost there, and may read more', async () => {
  server.use(reply.job(job), reply.priceNear(aNearPrice()));
  const calls = recordCalls();
  await show();
  expect(
    await screen.findByText(/^Plumbing near Toronto: half of the jobs cost \$1,200–\$3,500 \(23 deals\)\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /What work costs/ })).toHaveAttribute(
    'href',
    '/prices/plumbing/toronto-ontario-canada',
  );
  const { lat = 0, lng = 0 } = job.jobLocation ?? {};
  const asked = calls.find(({ path }) => path === '/prices/near');
  expect(asked?.query).toEqual({
    skills: 'plumbing',
    place: `${lat.toFixed(2)},${lng.toFixed(2)}`,
    language: 'en',
  });
});

test('a wider place is named as what it is, and a task by its own name', async () => {
  const place = aPricePlace({ key: '', level: 'all', name: '', label: '' });
  server.use(reply.job(job), reply.priceNear(aNearPrice({ task: 'water heaters', place })));
  await show('fr');
  expect(await screen.findByText(/^Chauffe-eau : la moitié des chantiers ont coûté/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/prices/plumbing');
});

test('where nobody knows, and where the job is gone, nothing is said', async () => {
  server.use(reply.job(job), reply.priceNear(null));
  const calls = recordCalls();
  const { container } = await show();
  await waitFor(() => expect(calls.some(({ path }) => path === '/prices/near')).toBe(true));
  expect(container).toHaveTextContent(/^$/);
});
