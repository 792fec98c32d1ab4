import { anApplication } from '@plumbline/testing/builders/applications';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from './ApplicantsPage';

const jobId = anId(10);
const open = () =>
  renderPage(<ApplicantsPage />, {
    route: `/jobs/${jobId}/applicants`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
  });

beforeEach(() => {
  server.use(reply.job(), reply.offers([]));
});

test('prices are said to be of the whole beside a budget by the hour, and span from the lowest', async () => {
  const job = { ...anApplication().jobId, salary: '$50 - $63 per hour' };
  const [one, other] = [
    anApplication({ jobId: job }),
    anApplication({ _id: anId(42), jobId: job, estimatedServiceCost: 1100 }),
  ];
  server.use(reply.applicants(jobId, [one, other]));
  await open();
  expect(await screen.findByText('$950 in all')).toBeVisible();
  expect(screen.getByText('Prices asked: $950–$1,100')).toBeVisible();
});

test('a salutation keeps its line in what is shown of a letter', async () => {
  const coverLetter = `Hello Claire,\n\nYour description ${'is clear and '.repeat(20)}`;
  server.use(reply.applicants(jobId, [anApplication({ coverLetter })]));
  await open();
  expect((await screen.findByText(/^Hello Claire,/)).textContent).toMatch(/^Hello Claire,\nYour.*…$/);
});
