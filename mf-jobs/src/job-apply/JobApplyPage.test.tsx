import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { anApplication } from '@plumbline/testing/builders/applications';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aNearPrice } from '@plumbline/testing/builders/prices';
import { aTemplate } from '@plumbline/testing/builders/templates';
import { aContractor } from '@plumbline/testing/builders/users';
import {
  act,
  renderPage,
  screen,
  waitFor,
  within,
  type RenderedPage,
  type RenderPageOptions,
} from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobApplyPage } from './JobApplyPage';

const jobId = anId(10);
const letter = 'I have replaced a dozen drains like this one.';

beforeEach(() => server.use(reply.priceNear(null)));

function open(job: Partial<JobDetails> = {}, options: RenderPageOptions = {}) {
  server.use(reply.job(aJobWithDetails(job)));
  return renderPage(<JobApplyPage />, {
    route: `/jobs/${jobId}/apply`,
    path: '/jobs/:jobId/apply',
    user: signedIn.contractor(),
    ...options,
  });
}

/** Pasted: typing letter by letter takes long. */
async function writeLetter(user: RenderedPage['user']) {
  await user.click(await coverLetter());
  await user.paste(letter);
}

const coverLetter = () => screen.findByRole('textbox', { name: 'Cover Letter' });

test('a contractor applies with a letter and estimates, and is congratulated', async () => {
  const { user, location } = await open();
  server.use(reply.applied());
  const calls = recordCalls();

  await writeLetter(user);
  await user.type(screen.getByRole('textbox', { name: /Estimated cost/ }), '950.50');
  await user.type(screen.getByRole('textbox', { name: /Estimated time/ }), '3 days');
  await expect(document.body).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  const dialog = await screen.findByRole('dialog', { name: 'Congratulations!' });
  expect(dialog).toHaveTextContent('Your application has been submitted successfully.');
  // The dialog is still fading in while axe works.
  await act(() => expect(document.body).toHaveNoViolations());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    jobId,
    coverLetter: letter,
    estimatedServiceCost: 950.5,
    estimatedCompletionTime: '3 days',
  });
  expect(within(dialog).getByRole('link', { name: 'See your applications' })).toHaveAttribute(
    'href',
    '/proposals?tab=sent',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(location().pathname).toBe(`/jobs/${jobId}`);
  });
});

test.each([
  ['$1,200', /^In all, for the whole job$/],
  ['$50 - $63 per hour', /your rate goes into the letter$/],
])('the cost of a job for %s is said to be that of the whole', async (salary, said) => {
  await open({ salary });
  const cost = await screen.findByRole('textbox', { name: /Estimated cost/ });
  expect(cost).toHaveAccessibleDescription(said);
});

test('what is asked for can be read beside the letter, with what to write', async () => {
  await open({ description: 'The drain leaks.' });
  expect(await coverLetter()).toHaveAccessibleDescription(/when you can start/);
  const asked = within(screen.getByRole('complementary', { name: 'Job summary' }));
  expect(asked.getByText('The drain leaks.')).toBeVisible();
  expect(asked.getByText('Plumbing')).toBeVisible();
});

test('the letter is enough', async () => {
  const { user } = await open();
  server.use(reply.applied());
  const calls = recordCalls();

  await writeLetter(user);
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  await screen.findByRole('dialog', { name: 'Congratulations!' });
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId, coverLetter: letter });
});

test('without a letter nothing is sent and the reason is linked to the field', async () => {
  const { user } = await open();
  const calls = recordCalls();
  await coverLetter();

  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Cover letter is required' }));
  expect(await coverLetter()).toHaveFocus();
  expect(await coverLetter()).toBeInvalid();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a failure is said on the form and keeps what was typed', async () => {
  const { user } = await open();
  server.use(reply.noAnswer('POST /applications/apply'));
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit application');
  expect(await coverLetter()).toHaveValue(letter);
  server.use(reply.applied());
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible();
});

test('an answer without words is said as what nobody expected', async () => {
  const { user } = await open();
  server.use(http.post(api('/applications/apply'), () => new HttpResponse(null, { status: 502 })));
  await writeLetter(user);
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
});

test('an application sent from elsewhere meanwhile is said in the server’s words', async () => {
  const { user } = await open();
  server.use(
    reply.error('POST /applications/apply', 'ALREADY_APPLIED', {
      message: 'You have already applied to this job',
    }),
  );
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('You have already applied to this job');
});

test('a job closed meanwhile is said, with the way back, and the letter stays', async () => {
  const { user } = await open();
  server.use(
    reply.error('POST /applications/apply', 'JOB_CLOSED', {
      message: 'This job no longer takes applications.',
    }),
  );
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This job no longer takes applications.');
  expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute('href', `/jobs/${jobId}`);
  expect(await coverLetter()).toHaveValue(letter);
});

test('a refusal without a message names its errors, joined with commas', async () => {
  const { user } = await open();
  server.use(
    http.post(api('/applications/apply'), () =>
      HttpResponse.json({ success: false, errors: ['Too short', 'Too cheap'] }, { status: 400 }),
    ),
  );
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Submit Application' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Too short, Too cheap');
});

test('pressing twice sends one application', async () => {
  const { user } = await open();
  server.use(reply.applied());
  const calls = recordCalls();
  await writeLetter(user);

  await user.dblClick(screen.getByRole('button', { name: 'Submit Application' }));

  await screen.findByRole('dialog', { name: 'Congratulations!' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('another person at the same computer does not find the draft', async () => {
  const { user, unmount } = await open();
  await writeLetter(user);
  unmount();

  await open({}, { user: aContractor({ _id: anId(70), email: 'else@example.com' }) });

  expect(await coverLetter()).toHaveValue('');
});

test('a job that is closed gets no form but the way back', async () => {
  await open({ status: 'closed' });

  expect(await screen.findByText('This job no longer takes applications.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what was typed survives a reload', async () => {
  const { user, unmount } = await open();
  await writeLetter(user);
  unmount();

  await open();

  expect(await coverLetter()).toHaveValue(letter);
});

test('leaving with an unsent letter asks first', async () => {
  const { user, location } = await open();
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));

  expect(location().pathname).toBe(`/jobs/${jobId}/apply`);
  expect(await coverLetter()).toHaveValue(letter);
});

test('Cancel leads back to the job when there is nothing before the form', async () => {
  const { user, location } = await open();
  await coverLetter();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => {
    expect(location().pathname).toBe(`/jobs/${jobId}`);
  });
});

const applied = { viewer: { saved: false, applied: true, isOwner: false } };

test('what was sent is changed while it waits for an answer [APP-13]', async () => {
  const application = anApplication();
  server.use(reply.myApplications([application]), reply.applicationChanged(application));
  const { user, location } = await open(applied);
  const calls = recordCalls();

  expect(await screen.findByRole('heading', { level: 1, name: 'Change your application' })).toBeVisible();
  expect(await coverLetter()).toHaveValue(application.coverLetter);
  expect(screen.getByRole('textbox', { name: /Estimated time/ })).toHaveValue('3 days');
  await user.clear(await coverLetter());
  await writeLetter(user);
  await user.clear(screen.getByRole('textbox', { name: /Estimated cost/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => {
    expect(location().pathname).toBe(`/jobs/${jobId}`);
  });
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      path: `/applications/${application._id}`,
      body: { coverLetter: letter, estimatedCompletionTime: '3 days' },
    },
  ]);
  expect(calls.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('estimatedServiceCost');
});

test('an application answered meanwhile is said, with the way back, and the letter stays [APP-13]', async () => {
  const application = anApplication();
  server.use(
    reply.myApplications([application]),
    reply.error(`PUT /applications/${application._id}`, 'APPLICATION_ANSWERED', {
      message: 'It is answered.',
    }),
  );
  const { user } = await open(applied);
  await user.clear(await coverLetter());
  await writeLetter(user);

  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('It is answered.');
  expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute('href', `/jobs/${jobId}`);
  expect(await coverLetter()).toHaveValue(letter);
});

test('own applications that cannot be loaded offer Retry', async () => {
  server.use(reply.noAnswer('GET /applications/me'));
  const { user } = await open(applied);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(reply.myApplications([anApplication()]));
  await user.click(retry);
  expect(await coverLetter()).toBeVisible();
});

test('what similar work has cost stands beside the price that is asked for [PRI-06]', async () => {
  server.use(reply.priceNear(aNearPrice()));
  await open();
  expect(await screen.findByText(/^Plumbing near Toronto: half of the jobs cost/)).toBeVisible();
});

test('who was answered already gets no form but the way back', async () => {
  server.use(reply.myApplications([anApplication({ isWaiting: false })]));
  await open(applied);

  expect(await screen.findByText('You have already applied to this job')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute('href', `/jobs/${jobId}`);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a job that cannot be loaded offers Retry', async () => {
  server.use(reply.noAnswer(`GET /jobs/${jobId}`));
  const { user } = await renderPage(<JobApplyPage />, {
    route: `/jobs/${jobId}/apply`,
    path: '/jobs/:jobId/apply',
    user: signedIn.contractor(),
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  server.use(reply.job(aJobWithDetails()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await coverLetter()).toBeVisible();
});

test('French readers get a French form', async () => {
  await open({}, { language: 'fr' });

  expect(await screen.findByRole('textbox', { name: 'Lettre de motivation' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer la candidature' })).toBeEnabled();
});

test('a letter begins with a template, filled in with the job and the cost [TPL-04, TPL-05]', async () => {
  const text = 'Dear {client}, {job} for {price} in {place}, {when}.';
  const { user } = await open({ title: 'Roof of a barn', jobLocation: null });
  server.use(
    reply.templates([aTemplate({ text }), aTemplate({ _id: anId(82), kind: 'quote', name: 'No letter' })]),
  );
  await coverLetter();
  await user.type(screen.getByRole('textbox', { name: /Estimated cost/ }), '950.50');
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  expect(screen.queryByRole('menuitem', { name: 'No letter' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Monday' }));
  expect(await coverLetter()).toHaveValue(
    'Dear Nora Lindqvist, Roof of a barn for $950.50 in {place}, {when}.',
  );
  expect(screen.getByText('Please fill in before sending: {place}, {when}')).toBeVisible();
});

test('an application written without a network waits, is sent once it is back, and can be changed before [OFL-05]', async () => {
  const { user } = await open();
  server.use(reply.noAnswer('POST /applications/apply'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await writeLetter(user);
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByText('Your application waits for a network')).toBeVisible();
  expect(screen.getByText('Your application waits for a network').closest('[role=status]')).toHaveFocus();
  expect(screen.getByText(letter)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await coverLetter()).toHaveValue(letter);
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  await screen.findByText('Your application waits for a network');

  server.use(reply.applied());
  const calls = recordCalls();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => {
    expect(screen.queryByText('Your application waits for a network')).not.toBeInTheDocument();
  });
  const sent = calls.filter(({ path }) => path === '/applications/apply').map(({ body }) => body);
  expect(sent).toMatchObject([{ jobId, coverLetter: letter }]);
  online.mockRestore();
});
