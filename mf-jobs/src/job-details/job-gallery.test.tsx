import { aClientHistory } from '@plumbline/testing/builders/directory';
import { aJobPicture, aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { JobDetailsPage } from './JobDetailsPage';

async function open(count: number, options: Parameters<typeof renderPage>[1] = {}) {
  const pictures = Array.from({ length: count }, (_, index) =>
    aJobPicture(index + 1, index === 0 ? 'The whole porch' : ''),
  );
  const job = aJobWithDetails({ title: 'fix the porch', pictures, picture: pictures[0]! });
  server.use(
    reply.job(job),
    reply.savedJobs([]),
    reply.questions(),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
  );
  const page = await renderPage(<JobDetailsPage />, {
    route: `/jobs/${job._id}`,
    path: '/jobs/:jobId',
    ...options,
  });
  // Hidden from roles while a picture is large.
  const region = await screen.findByRole('region', { name: /^(Pictures|Photos)$/, hidden: true });
  return { ...page, gallery: within(region) };
}

test('one picture is large and comes first of all', async () => {
  const { gallery } = await open(1);
  const image = gallery.getByRole('img', { name: 'The whole porch' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(gallery.getAllByRole('button')).toHaveLength(1);
});

test('of many pictures three are shown, and the last says how many more there are', async () => {
  const { gallery } = await open(8);
  expect(gallery.getAllByRole('button')).toHaveLength(3);
  expect(gallery.getByRole('button', { name: '+5: show all 8 pictures' })).toHaveTextContent('+5');
  expect(gallery.getByRole('button', { name: 'Picture of the job: Fix the Porch' })).toBeVisible();
});

test('a picture opens large and is turned by buttons and keys; Back closes', async () => {
  const { gallery, user, location } = await open(3);
  await user.click(gallery.getByRole('button', { name: 'The whole porch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fix the Porch' }));
  expect(location().search).toBe('?picture=1');
  expect(dialog.getByText('Picture 1 of 3')).toBeVisible();
  expect(dialog.getByText('The whole porch')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Picture 2 of 3')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByText('Picture 3 of 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('Picture 2 of 3')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('');
});

test('an address opens a picture, and one that is none the first', async () => {
  const { location } = await open(2, { route: `/jobs/${aJobWithDetails()._id}?picture=9` });
  expect(await screen.findByText('Picture 1 of 2')).toBeVisible();
  expect(location().search).toBe('?picture=9');
});

test('the gallery and the large picture are accessible and speak French', async () => {
  const { gallery, user } = await open(5, { language: 'fr' });
  await user.click(gallery.getByRole('button', { name: /^\+2\s: voir les 5 photos$/ }));
  expect(await screen.findByText('Photo 3 sur 5')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
