import { anId } from '@plumbline/testing/builders/ids';
import { aJobPicture, aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import type { RenderedPage } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { EditJobPage } from './EditJobPage';

const drain = aJobWithDetails({
  jobType: 'residential-plumber',
  attachment: '/api/v1/files/1?sig=x',
  attachmentName: 'plan.pdf',
  hideExactLocation: true,
});

function open(options: Parameters<typeof renderPage>[1] = {}, job: JobDetails = drain) {
  server.use(reply.job(job), reply.skillCatalogue(), reply.priceNear(null));
  return renderPage(<EditJobPage />, {
    route: `/jobs/${drain._id}/edit`,
    path: '/jobs/:jobId/edit',
    user: signedIn.client(),
    ...options,
  });
}

const title = () => screen.findByRole('textbox', { name: 'Title' });
const press = (user: RenderedPage['user'], name: string) => user.click(screen.getByRole('button', { name }));

async function goToTerms(user: RenderedPage['user']) {
  await title();
  await press(user, 'Next');
  await screen.findByRole('combobox', { name: 'City or ZIP code' });
}

function recordChanges() {
  const calls = recordCalls();
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

beforeEach(() => {
  sessionStorage.clear();
});

test('the form starts with what is stored, in words of other clients too', async () => {
  const { user } = await open();
  expect(await title()).toHaveValue('Replace the kitchen drain');
  expect(screen.getByRole('combobox', { name: 'Contract type' })).toHaveDisplayValue('Residential-plumber');
  expect(screen.getByRole('combobox', { name: 'Job Duration' })).toHaveDisplayValue('2 Weeks');
  expect(screen.getByRole('button', { name: 'Plumbing' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: /^plan.pdf/ })).toHaveAttribute('href', drain.attachment);
  await goToTerms(user);
  await press(user, 'Enter coordinates');
  expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveValue('40.6782');
  expect(screen.getByRole('combobox', { name: 'City or ZIP code' })).toHaveValue('Brooklyn');
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue('$1,200');
  expect(screen.getByRole('switch', { name: 'Hide the exact location' })).toBeChecked();
});

test('saved changes are said, and the changed job is shown', async () => {
  server.use(reply.jobUpdated(drain));
  const changes = recordChanges();
  const { user, location } = await open();
  await user.clear(await title());
  await user.paste('Replace two drains');
  await goToTerms(user);
  await press(user, 'Save changes');
  await waitFor(() => {
    expect(location().pathname).toBe(`/jobs/${drain._id}`);
  });
  expect(changes()).toHaveLength(1);
  expect(changes()[0]).toMatchObject({
    title: 'Replace two drains',
    jobType: 'residential-plumber',
    skillsRequired: [{ name: 'plumbing' }],
    jobLocation: { coordinates: [40.6782, -73.9442], city: 'Brooklyn' },
  });
  expect(changes()[0]).not.toHaveProperty('attachment');
  expect((await screen.findAllByText('Job updated successfully!'))[0]).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('the stored file is removed, or kept after all', async () => {
  server.use(reply.jobUpdated(drain));
  const changes = recordChanges();
  const { user } = await open();
  await title();
  await press(user, 'Remove plan.pdf');
  expect(screen.getByText('“plan.pdf” is removed when you save.')).toBeVisible();
  await press(user, 'Keep it');
  await press(user, 'Remove plan.pdf');
  await goToTerms(user);
  await press(user, 'Save changes');
  await waitFor(() => {
    expect(changes()[0]).toMatchObject({ attachment: null });
  });
});

test('the pictures of the job are there, and all can go', async () => {
  const pictures = [aJobPicture(1, 'The leak'), aJobPicture(2)];
  const job = { ...drain, attachmentName: 'a.png', attachmentType: 'image/png', pictures };
  server.use(reply.jobUpdated(drain));
  const changes = recordChanges();
  const { user } = await open({}, job);
  await title();
  expect(screen.getAllByRole('textbox', { name: 'Caption (optional)' })[0]).toHaveValue('The leak');
  expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  await press(user, 'Remove picture 1');
  await press(user, 'Remove picture 1');
  await goToTerms(user);
  await press(user, 'Save changes');
  await waitFor(() => {
    expect(changes()[0]).toMatchObject({ pictures: [] });
  });
});

test('a failed change is said and keeps everything', async () => {
  server.use(reply.noAnswer(`PUT /jobs/${drain._id}`));
  const { user, location } = await open();
  await goToTerms(user);
  await user.type(screen.getByRole('textbox', { name: /^Salary/ }), '9');
  await press(user, 'Save changes');
  expect((await screen.findAllByText('Failed to save the job'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue('$1,2009');
  expect(location().pathname).toBe(`/jobs/${drain._id}/edit`);
});

test('a change that was not saved is there on return', async () => {
  const { user, unmount } = await open();
  await user.type(await title(), '!');
  unmount();
  await open();
  expect(await title()).toHaveValue('Replace the kitchen drain!');
  expect(screen.getByText('Your draft from before is back.')).toBeVisible();
});

test('the location can be taken away', async () => {
  server.use(reply.jobUpdated(drain));
  const changes = recordChanges();
  const { user } = await open();
  await goToTerms(user);
  await press(user, 'Leave out the location');
  await press(user, 'Save changes');
  await waitFor(() => {
    expect(changes()[0]).toMatchObject({ jobLocation: null });
  });
});

test("another person's job cannot be edited", async () => {
  await open({ user: signedIn.company() });
  expect(await screen.findByText('This job is not yours to edit')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a job that is not there says so', async () => {
  server.use(reply.error(`GET /jobs/${anId(99)}`, 'NOT_FOUND'));
  await open({ route: `/jobs/${anId(99)}/edit` });
  expect(await screen.findByText('This job is not yours to edit')).toBeVisible();
});

test('a failure to read the job is said, and Retry brings the form', async () => {
  server.use(reply.noAnswer(`GET /jobs/${anId(98)}`));
  const { user } = await open({ route: `/jobs/${anId(98)}/edit` });
  expect(await screen.findByRole('alert')).toBeVisible();
  server.use(reply.job(aJobWithDetails({ _id: anId(98) })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await title()).toBeVisible();
});

test('the form is accessible and speaks French', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Modifier le chantier' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Retirer plan.pdf' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
