import { aJob } from '@plumbline/testing/builders/jobs';
import { aPlace } from '@plumbline/testing/builders/places';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderedPage } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { PostJobPage } from './PostJobPage';

const MIB = 1024 * 1024;

function open(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(<PostJobPage />, {
    route: '/post-contract',
    path: '/post-contract',
    user: signedIn.client(),
    ...options,
  });
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const anotherSkill = () => screen.getByRole('combobox', { name: 'Another skill' });
const press = (user: RenderedPage['user'], name: string) => user.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const city = () => screen.findByRole('combobox', { name: 'City or ZIP code' });
const placeStep = async () => {
  expect(await step('Step 2 of 2: Place and terms')).toBeVisible();
  await city();
};

/** The contracts sent from now on. */
function recordPosts() {
  const calls = recordCalls();
  return () => calls.filter(({ method }) => method === 'POST');
}

/** Pasted: typing letter by letter is slow and proves nothing here. */
async function write(user: RenderedPage['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillWork(user: RenderedPage['user']) {
  await write(user, title(), 'Fix the porch');
  await write(user, screen.getByRole('textbox', { name: 'Description' }), 'Three boards are rotten.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Contract type' }), 'Hybrid');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job Duration' }), '2 Weeks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'residential');
}

async function fillAndGoOn(user: RenderedPage['user']) {
  await fillWork(user);
  await press(user, 'Next');
  await placeStep();
}

/** The browser's picker offers accepted types only, but dropped and renamed files get past it. */
function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Attachment (optional)', { selector: 'input' }), {
    target: { files: [file] },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  server.use(reply.skillCatalogue(['plumbing', 'Tiling', 'Roofing']), reply.priceNear(null));
});

test('a contract is posted in two steps, and the home page says so', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user, location } = await open();
  await fillWork(user);
  await user.click(screen.getByRole('button', { name: 'Carpentry' }));
  await user.type(anotherSkill(), 'Wood  turning{Enter}');
  await press(user, 'Next');
  await placeStep();
  expect(location().search).toBe('?step=2');
  await user.clear(await city());
  await user.type(await city(), 'Hoboken');
  await user.type(screen.getByRole('textbox', { name: /^Salary/ }), '$900');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), '3+ years');
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(location().pathname).toBe('/');
  });
  expect(posted()).toHaveLength(1);
  expect(posted()[0]!.body).toEqual({
    title: 'Fix the porch',
    description: 'Three boards are rotten.',
    jobType: 'hybrid',
    jobDuration: '2 Weeks',
    jobCategory: 'residential',
    skillsRequired: [{ name: 'carpentry' }, { name: 'Wood turning' }],
    jobLocation: { type: 'Point', coordinates: [40.7128, -74.006], city: 'Hoboken' },
    hideExactLocation: true,
    salary: '$900',
    experience: '3+ Year',
  });
  expect(location().state).toEqual({ postedJob: aJob()._id });
  expect((await screen.findAllByText('Job posted successfully!'))[0]).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('the contract is shown as contractors will see it, while it is written', async () => {
  const { user } = await open();
  const preview = within(await screen.findByRole('region', { name: 'How contractors will see it' }));
  expect(preview.getByText('Title')).toBeInTheDocument();
  expect(preview.queryByText('1+ year')).not.toBeInTheDocument();
  await fillWork(user);
  expect(preview.queryByText('Title')).not.toBeInTheDocument();
  expect(preview.getByText('Fix the Porch')).toBeVisible();
  expect(preview.getByText('Three boards are rotten.')).toBeVisible();
  expect(preview.getByText('Residential')).toBeVisible();
  expect(preview.queryByText('Negotiable')).not.toBeInTheDocument();
  await press(user, 'Next');
  expect(await preview.findByText('1+ year')).toBeVisible();
  expect(preview.getByText('Negotiable')).toBeVisible();
});

test('an attachment is sent as a data URL with its name', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user } = await open();
  choose(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
  await fillAndGoOn(user);
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(posted()).toHaveLength(1);
  });
  expect(posted()[0]!.body).toMatchObject({
    attachment: `data:application/pdf;base64,${btoa('plan')}`,
    attachmentName: 'plan.pdf',
  });
});

test.each([
  ['Invalid file type: plan.exe', 'application/x-msdownload', 1],
  ['File too large (max 5MB): roof.png', 'image/png', 5 * MIB + 1],
])('a file that may not be attached is refused with "%s"', async (text, type, size) => {
  await open();
  choose(new File([new Uint8Array(size)], text.split(': ')[1]!, { type }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('an attachment can be removed', async () => {
  const { user } = await open();
  choose(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }));
  expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
});

test('an incomplete first step stays, and lists its fields', async () => {
  const { user, location } = await open();
  await press(user, 'Next');
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Title is required' })).toBeVisible();
  expect(summary.getByRole('link', { name: 'Description is required' })).toBeVisible();
  expect(summary.getByRole('link', { name: /^Job Duration/ })).toBeVisible();
  expect(summary.getByRole('link', { name: /^Category/ })).toBeVisible();
  expect(location().search).toBe('');
  await expect(document.body).toHaveNoViolations();
});

test('the employment type is sent where it is said, so that its filter finds the contract', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Employment Type/ }), 'Part-Time');
  await fillAndGoOn(user);
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(posted()[0]?.body).toMatchObject({ jobType: 'hybrid', employmentType: 'Part-Time' });
  });
});

test('a skill still in the input when going on is part of the contract', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user } = await open();
  await user.type(anotherSkill(), 'Tiling');
  await fillAndGoOn(user);
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(posted()[0]?.body).toMatchObject({ skillsRequired: [{ name: 'Tiling' }] });
  });
});

test('a skill is taken out again, and none is there twice', async () => {
  const { user } = await open();
  const input = anotherSkill();
  await user.type(input, 'Tiling{Enter}');
  await user.type(input, 'tiling{Enter}');
  await user.type(input, 'PLUMBING{Enter}');
  expect(screen.getByRole('button', { name: 'Plumbing' })).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Remove Tiling');
  expect(screen.queryByRole('button', { name: /tiling/i })).not.toBeInTheDocument();
});

test('typing a skill is helped by the catalogue, without what is offered or chosen already', async () => {
  const { user } = await open();
  const offered = () => [...(anotherSkill() as HTMLInputElement).list!.options].map(({ value }) => value);
  await waitFor(() => {
    expect(offered()).toEqual(['Tiling', 'Roofing']);
  });
  await user.type(anotherSkill(), 'tiling{Enter}');
  expect(offered()).toEqual(['Roofing']);
});

test('Back keeps what was typed in both steps', async () => {
  const { user, location } = await open();
  await fillAndGoOn(user);
  await user.type(screen.getByRole('textbox', { name: /^Salary/ }), '$900');
  await press(user, 'Back');
  expect(await step('Step 1 of 2: The work')).toHaveFocus();
  expect(location().search).toBe('');
  expect(title()).toHaveValue('Fix the porch');
  await press(user, 'Next');
  await placeStep();
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue('$900');
});

test('a contract starts at the place of the profile, and says so until the pin is moved', async () => {
  const { user } = await open();
  await fillAndGoOn(user);
  expect(screen.getByText(/^This is the place of your profile/)).toBeVisible();
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(screen.queryByText(/^This is the place of your profile/)).not.toBeInTheDocument();
  });
});

test('a city that is chosen moves the pin there, and one that is typed wrong is suggested', async () => {
  server.use(reply.jobCreated(aJob()), reply.places([aPlace()]));
  const posted = recordPosts();
  const { user } = await open();
  await fillAndGoOn(user);
  await user.clear(await city());
  await user.type(await city(), 'Montreel');
  await user.click(await screen.findByRole('option', { name: 'Montréal, Quebec, Canada' }));
  expect(await city()).toHaveValue('Montréal');
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(posted()[0]?.body).toMatchObject({
      jobLocation: { coordinates: [45.509, -73.588], city: 'Montréal' },
    });
  });
});

test('whoever has no place of their own starts without one, and nobody in New York', async () => {
  const { location } = signedIn.client();
  const home = { ...location, coordinates: null, lat: null, lng: null, city: null };
  const { user } = await open({ user: signedIn.client({ location: home }) });
  await fillAndGoOn(user);
  expect(await city()).toHaveValue('');
  expect(screen.getByText(/^The job is posted without a location/)).toBeVisible();
});

test('a contract can be posted without a location', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user } = await open();
  await fillAndGoOn(user);
  await press(user, 'Leave out the location');
  expect(await screen.findByText(/^The job is posted without a location/)).toBeVisible();
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(posted()[0]?.body).toMatchObject({ jobLocation: null });
  });
});

test('the exact location is hidden by default for clients only [JOB-79]', async () => {
  const { user, unmount } = await open();
  await fillAndGoOn(user);
  expect(screen.getByRole('switch', { name: 'Hide the exact location' })).toBeChecked();
  unmount();
  const other = await open({ user: signedIn.company() });
  await fillAndGoOn(other.user);
  expect(screen.getByRole('switch', { name: 'Hide the exact location' })).not.toBeChecked();
});

test('a draft survives a reload on its step, but a lost file is said', async () => {
  const { user, unmount } = await open();
  choose(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
  await fillAndGoOn(user);
  await user.type(screen.getByRole('textbox', { name: /^Salary/ }), '$900');
  unmount();
  const again = await open({ route: '/post-contract?step=2' });
  await placeStep();
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue('$900');
  expect(screen.getByText(/“plan.pdf” is not attached any more/)).toBeVisible();
  await press(again.user, 'Go on without it');
  expect(screen.queryByText(/not attached any more/)).not.toBeInTheDocument();
});

test('a draft that came back can be thrown away', async () => {
  const { user, unmount } = await open();
  expect(screen.queryByText('Your draft from before is back.')).not.toBeInTheDocument();
  await fillAndGoOn(user);
  unmount();
  const again = await open({ route: '/post-contract?step=2' });
  expect(await screen.findByText('Your draft from before is back.')).toBeVisible();
  await press(again.user, 'Start over');
  expect(await step('Step 1 of 2: The work')).toBeVisible();
  expect(title()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is not shown to another account', async () => {
  const { user, unmount } = await open();
  await user.type(title(), 'Fix the porch');
  unmount();
  await open({ user: signedIn.company() });
  expect(title()).toHaveValue('');
});

test('the second step without the first leads to the first', async () => {
  const { location } = await open({ route: '/post-contract?step=2' });
  expect(await step('Step 1 of 2: The work')).toBeVisible();
  expect(location().search).toBe('');
});

test('a failed post is said, keeps everything and can be repeated', async () => {
  server.use(reply.noAnswer('POST /jobs/create'));
  const { user, location } = await open();
  await fillAndGoOn(user);
  await user.type(screen.getByRole('textbox', { name: /^Salary/ }), '$900');
  await press(user, 'Post Contract');
  expect((await screen.findAllByText('Failed to post job'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveValue('$900');
  server.use(reply.jobCreated(aJob()));
  await press(user, 'Post Contract');
  await waitFor(() => {
    expect(location().pathname).toBe('/');
  });
});

test('what the server refuses about the first step is shown there', async () => {
  server.use(
    reply.error('POST /jobs/create', 'VALIDATION_FAILED', {
      message: 'Please check the marked fields.',
      fields: { title: 'validation.tooLong' },
    }),
  );
  const { user } = await open();
  await fillAndGoOn(user);
  await press(user, 'Post Contract');
  expect(await step('Step 1 of 2: The work')).toBeVisible();
  expect(title()).toBeInvalid();
  expect(title()).toHaveAccessibleDescription('This is too long');
});

test('pressing Post Contract twice posts once', async () => {
  server.use(reply.jobCreated(aJob()));
  const posted = recordPosts();
  const { user, location } = await open();
  await fillAndGoOn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Post Contract' }));
  await waitFor(() => {
    expect(location().pathname).toBe('/');
  });
  expect(posted()).toHaveLength(1);
});

test('leaving asks first, also on the second step', async () => {
  const { user, navigate, location } = await open();
  await fillAndGoOn(user);
  await navigate('/messages');
  expect(await screen.findByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible();
  await press(user, 'Keep editing');
  expect(location().pathname).toBe('/post-contract');
});

test('both steps are accessible and speak French', async () => {
  const { user } = await open({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Publier un chantier' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
  await user.type(screen.getByRole('textbox', { name: 'Titre' }), 'Réparer le perron');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Trois planches sont pourries.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Durée du chantier' }), '2 Weeks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'residential');
  await user.type(screen.getByRole('combobox', { name: 'Autre compétence' }), 'plomberie{Enter}');
  expect(screen.getByRole('button', { name: 'Plomberie' })).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Suivant');
  expect(await step('Étape 2 sur 2\u00a0: Lieu et conditions')).toHaveFocus();
  await screen.findByRole('combobox', { name: 'Ville ou code postal' });
  await expect(document.body).toHaveNoViolations();
});

test('a viewer of the company’s team is told that they may not post, a recruiter gets the form [TEAM-3]', async () => {
  const page = await open({ user: actingAs('viewer') });
  expect(screen.getByRole('note')).toHaveTextContent('Your role in this team does not allow this.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  page.unmount();
  await open({ user: actingAs('recruiter') });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
});
