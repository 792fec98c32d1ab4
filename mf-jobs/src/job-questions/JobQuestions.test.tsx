import type { JobDetails } from '@plumbline/shared-schema/jobs';
import type { Question } from '@plumbline/shared-schema/questions';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { anAnsweredQuestion, aQuestion } from '@plumbline/testing/builders/questions';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { JobDetailsPage } from '../job-details/JobDetailsPage';

const jobId = anId(10);
const me = signedIn.contractor();
const asker = { _id: me._id, fullName: me.fullName, profile: null };
const isOwner = { saved: false, applied: false, isOwner: true };

type ShownPage = RenderPageOptions & {
  job?: Partial<JobDetails>;
  questions?: Question[];
  failing?: ReturnType<typeof reply.noAnswer>;
};

async function open({ job, questions = [], failing, ...options }: ShownPage = {}) {
  server.use(
    reply.job(aJobWithDetails({ jobLocation: null, ...job })),
    reply.savedJobs([]),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
    failing ?? reply.questions(questions),
  );
  const page = await renderPage(<JobDetailsPage />, {
    route: `/jobs/${jobId}`,
    path: '/jobs/:jobId',
    ...options,
  });
  const section = within(await screen.findByRole('region', { name: 'Questions' }));
  return { ...page, section };
}

test('the name of who has left leads nowhere [QST-14]', async () => {
  const gone = { _id: anId(92), fullName: 'Deleted account', profile: null, isGone: true };
  const { section } = await open({ questions: [anAnsweredQuestion({ asker: gone })] });
  expect(await section.findByText('Deleted account')).toBeVisible();
  expect(section.queryByRole('link', { name: 'Deleted account' })).not.toBeInTheDocument();
});

test('a visitor reads who asked what, and the answer [QST-02, QST-03]', async () => {
  const answer = { text: 'Through the yard.', createdAt: '2026-02-03T11:00:00.000Z', editedAt: null };
  const { section } = await open({
    questions: [
      anAnsweredQuestion({ answer: { ...answer, editedAt: '2026-02-04T11:00:00.000Z' } }),
      aQuestion({ _id: anId(93), text: 'Is there water?' }),
      aQuestion({ _id: anId(94), text: 'Who is there?', isAnswerHidden: true }),
    ],
  });
  const [first, second, third] = await section.findAllByRole('listitem');
  if (!first || !second || !third) throw new Error('three questions are shown');
  expect(within(first).getByRole('link', { name: 'Rosa Diaz' })).toHaveAttribute(
    'href',
    `/professionals/${anId(92)}`,
  );
  expect(within(first).getByText('Is there access for a van?')).toBeVisible();
  const group = within(first).getByRole('group', { name: /^Answer from / });
  expect(group).toHaveTextContent('edited');
  expect(group).toHaveTextContent('Through the yard.');
  expect(second).toHaveTextContent('No answer yet');
  expect(third).toHaveTextContent('This answer was hidden by an administrator.');
  expect(section.queryByRole('button', { name: /Report|Withdraw|^Answer/ })).not.toBeInTheDocument();
  expect(document.body).toHaveNoViolations();
});

test('where nobody has asked, that is said, also to the hirer', async () => {
  const { section, unmount } = await open();
  expect(await section.findByText('Nobody has asked anything yet.')).toBeVisible();
  unmount();
  const own = await open({ job: { viewer: isOwner }, user: signedIn.client() });
  expect(await own.section.findByText('What contractors ask about this job will come here.')).toBeVisible();
  expect(own.section.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
});

test('five are shown at first, then all', async () => {
  const questions = Array.from({ length: 7 }, (_none, index) => aQuestion({ _id: anId(100 + index) }));
  const { section, user } = await open({ questions });
  expect(await section.findAllByRole('listitem')).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Show 2 more questions' }));
  expect(section.getAllByRole('listitem')).toHaveLength(7);
});

test('a contractor asks in its place, and is told [QST-01]', async () => {
  const { section, user } = await open({ user: me });
  await user.click(await section.findByRole('button', { name: 'Ask a question' }));
  const field = await section.findByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(section.getByRole('button', { name: 'Send question' }));
  expect(await section.findByRole('alert')).toBeVisible();
  await user.type(field, 'Is there water?');
  const asked = aQuestion({ asker, text: 'Is there water?' });
  server.use(reply.questionAsked(asked), reply.questions([asked]));
  const calls = recordCalls();
  await user.click(section.getByRole('button', { name: 'Send question' }));
  expect(await section.findByText('No answer yet')).toBeVisible();
  expect(await within(screen.getByRole('log')).findByText('Question sent')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: `/jobs/${jobId}/questions`, body: { text: 'Is there water?' } },
  ]);
  expect(await section.findByRole('button', { name: 'Ask a question' })).toBeVisible();
});

test('a refused question stays typed, and the reason is said', async () => {
  const { section, user } = await open({ user: me, route: `/jobs/${jobId}?ask=1` });
  await user.type(await section.findByRole('textbox', { name: 'Your question' }), 'Is there water?');
  server.use(
    reply.error('POST /jobs/:id/questions', 'BLOCKED', { message: 'You cannot contact this person.' }),
  );
  await user.click(section.getByRole('button', { name: 'Send question' }));
  expect(await section.findByRole('alert')).toHaveTextContent('You cannot contact this person.');
  expect(section.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is there water?');
});

test('a visitor types, signs in, and finds it there again [QST-15]', async () => {
  const { section, user, unmount } = await open();
  await user.click(await section.findByRole('button', { name: 'Ask a question' }));
  await user.type(await section.findByRole('textbox', { name: 'Your question' }), 'Is there water?');
  expect(section.queryByRole('button', { name: 'Send question' })).not.toBeInTheDocument();
  const back = `/jobs/${jobId}?ask=1`;
  expect(section.getByRole('link', { name: 'Sign in to send it' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(back)}`,
  );
  unmount();
  const later = await open({ user: me, route: back });
  expect(await later.section.findByRole('textbox', { name: 'Your question' })).toHaveValue('Is there water?');
  expect(later.section.getByRole('button', { name: 'Send question' })).toBeEnabled();
});

test.each([
  ['a closed job', { job: { status: 'closed' as const }, user: me }],
  ['a hirer', { user: signedIn.company() }],
  ['an administrator', { user: signedIn.admin() }],
])('%s: nothing can be asked [QST-07]', async (_what, shown) => {
  const { section } = await open({ ...shown, questions: [anAnsweredQuestion()] });
  expect(await section.findByText('Yes, through the yard.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
});

test('with three questions that wait, one learns why there is no fourth [QST-08]', async () => {
  const questions = [1, 2, 3].map((number) => aQuestion({ _id: anId(100 + number), asker }));
  const { section } = await open({ user: me, questions });
  expect(await section.findByText('Your questions here are still waiting for an answer.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
});

test('an unanswered question of one’s own is withdrawn after a question [QST-06]', async () => {
  const { section, user } = await open({ user: me, questions: [aQuestion({ asker })] });
  await user.click(await section.findByRole('button', { name: 'Withdraw question' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this question?' }));
  server.use(reply.done('DELETE /jobs/:id/questions/:questionId', 'Question withdrawn'), reply.questions([]));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await section.findByText('Nobody has asked anything yet.')).toBeVisible();
});

test('the hirer sees first what waits, is led there, and answers in its place [QST-04]', async () => {
  const waiting = aQuestion({ _id: anId(95), text: 'Is there water?' });
  const { section, user } = await open({
    job: { viewer: isOwner },
    user: signedIn.client(),
    questions: [anAnsweredQuestion(), waiting],
  });
  expect(await section.findByText('1 question waits for your answer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer 1 question' })).toHaveAttribute(
    'href',
    `/jobs/${jobId}#questions`,
  );
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent('Is there water?');
  await user.click(section.getByRole('button', { name: 'Answer' }));
  await user.type(await section.findByRole('textbox', { name: 'Your answer' }), 'In the yard.');
  const answer = { text: 'In the yard.', createdAt: '2026-02-05T09:00:00.000Z', editedAt: null };
  const answered = { ...waiting, answer };
  server.use(reply.questionAnswered(answered), reply.questions([answered, anAnsweredQuestion()]));
  await user.click(section.getByRole('button', { name: 'Publish answer' }));
  expect(await section.findByText('In the yard.')).toBeVisible();
  expect(section.queryByText(/waits for your answer/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Answer \d/ })).not.toBeInTheDocument();
});

test('the hirer changes an answer [QST-05]', async () => {
  const { section, user } = await open({
    job: { viewer: isOwner },
    user: signedIn.client(),
    questions: [anAnsweredQuestion()],
  });
  await user.click(await section.findByRole('button', { name: 'Change answer' }));
  const field = await section.findByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveValue('Yes, through the yard.');
  await user.type(field, ' By eight.');
  server.use(reply.answerChanged(anAnsweredQuestion()));
  const calls = recordCalls();
  await user.click(section.getByRole('button', { name: 'Save answer' }));
  expect(await section.findByRole('button', { name: 'Change answer' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { text: 'Yes, through the yard. By eight.' } },
  ]);
});

test('who only reads for a company answers nothing [QST-04]', async () => {
  const { section } = await open({
    job: { viewer: isOwner },
    user: actingAs('viewer'),
    questions: [aQuestion()],
  });
  expect(await section.findByText('No answer yet')).toBeVisible();
  expect(section.queryByRole('button', { name: /Answer|Report/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Answer 1 question' })).not.toBeInTheDocument();
});

test('a question and an answer of others are reported with a reason [QST-11]', async () => {
  const { section, user } = await open({ user: me, questions: [anAnsweredQuestion()] });
  expect(await section.findByRole('button', { name: 'Report question' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Report answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report answer' }));
  await user.click(await dialog.findByRole('radio', { name: 'Spam' }));
  server.use(reply.error('POST /jobs/:id/questions/:questionId/reports', 'REPORT_EXISTS'));
  const calls = recordCalls();
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('You have already reported this.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { part: 'answer', reason: 'spam', notes: '' } },
  ]);
});

test('a link to the questions scrolls to them once they are there', async () => {
  const scrolled = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  try {
    await open({ route: `/jobs/${jobId}#questions` });
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('a failure leaves the job readable, and Retry brings the questions', async () => {
  const failing = reply.noAnswer(`GET /jobs/${jobId}/questions`);
  const { section, user } = await open({ failing });
  expect(await section.findByRole('alert')).toHaveTextContent('Failed to load data');
  server.use(reply.questions([anAnsweredQuestion()]));
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText('Yes, through the yard.')).toBeVisible();
});

test('French readers read French', async () => {
  const { section } = await open({ language: 'fr', questions: [aQuestion()] });
  expect(await section.findByText('Pas encore de réponse')).toBeVisible();
  expect(section.getByRole('button', { name: 'Poser une question' })).toBeVisible();
});
