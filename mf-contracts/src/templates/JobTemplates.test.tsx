import { anApplication } from '@plumbline/testing/builders/applications';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aQuote } from '@plumbline/testing/builders/quotes';
import { aTemplate } from '@plumbline/testing/builders/templates';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SendOfferDialog } from '../offer-form/SendOfferDialog';
import { QuoteDialog } from '../quotes/QuoteDialog';

const job = aJobWithDetails({ title: 'Roof of a barn' });
const text = '{client}, {professional}, {job}, {price}, {when}';
const close = () => undefined;

test('a template of an offer is filled in with the job and the budget [TPL-04, TPL-05]', async () => {
  server.use(reply.templates([aTemplate({ kind: 'offer', text })]), reply.job(job));
  const application = anApplication({ estimatedServiceCost: 950 });
  const { user } = await renderPage(
    <SendOfferDialog application={application} onSent={close} onClose={close} />,
    { user: signedIn.client() },
  );
  const field = await screen.findByRole('textbox', { name: 'Offer Description' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monday' }));
  expect(field).toHaveValue(
    `${job.postedBy.companyName ?? job.postedBy.fullName}, Marcus Bell, Roof of a barn, $950, {when}`,
  );
  expect(screen.getByText('Please fill in before sending: {when}')).toBeVisible();
});

test('a template of a quote is filled in with its total [TPL-04]', async () => {
  server.use(reply.templates([aTemplate({ kind: 'quote', text: '{job}: {price}' })]), reply.job(job));
  const quote = aQuote();
  const pair = { jobId: quote.jobId._id, contractorId: quote.contractorId._id };
  const { user } = await renderPage(
    <QuoteDialog pair={pair} from={{ ...quote, exclusions: '' }} onClose={close} />,
    { user: signedIn.contractor() },
  );
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monday' }));
  expect(screen.getByRole('textbox', { name: /^Not included/ })).toHaveValue('Roof of a barn: $495');
});
