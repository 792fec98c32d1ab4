import { feedbackSavedSchema } from '@plumbline/shared-schema/feedbacks';
import { aContract } from '@plumbline/testing/builders/contracts';
import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import {
  act,
  fireEvent,
  renderPage,
  screen,
  waitFor,
  within,
  type RenderPageOptions,
} from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from '../contract-details/OpenedContract';

const id = anId(50);

const shown = (allowedActions: 'review'[]) =>
  reply.contract(aContract({ status: 'completed', allowedActions }));
const taken = () =>
  http.post(api('/feedbacks/'), () => {
    const data = { ...aFeedback(), visibleAt: '2026-03-19T09:00:00.000Z' };
    return HttpResponse.json(feedbackSavedSchema.parse({ success: true, message: 'Review sent', data }), {
      status: 201,
    });
  });

function open(options: RenderPageOptions = {}) {
  server.use(shown(['review']), reply.contractEvents(id, []), reply.submissions(id, []));
  return renderPage(
    <Page title="Contracts">
      <OpenedContract />
    </Page>,
    { route: `/contracts?contract=${id}&action=review`, user: signedIn.contractor(), ...options },
  );
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The keyboard chooses: without a layout the stars cannot tell where the pointer is. */
function chooseStars(form: ReturnType<typeof within>, name: string) {
  fireEvent.click(form.getByRole('radio', { name }));
}
const gone = (name: string) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
  });

test('a contractor reviews the client with stars, tags and a text [FBK-03]', async () => {
  const { user } = await open();
  const form = await dialog('Review Nora Lindqvist');
  await act(() => expect(document.body).toHaveNoViolations());
  chooseStars(form, '4 stars');
  await user.click(form.getByRole('button', { name: 'Paid on time' }));
  expect(form.queryByRole('button', { name: 'Quality of work' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Friendly' }));
  expect(form.getByRole('button', { name: 'Friendly' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(form.getByRole('textbox', { name: /Your review/ }));
  await user.paste('Paid at once.');
  server.use(taken(), shown([]));
  const calls = recordCalls();
  await user.click(form.getByRole('button', { name: 'Send review' }));

  await gone('Review Nora Lindqvist');
  expect((await screen.findAllByText('Review sent'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    contractId: id,
    rating: 4,
    likes: ['paidOnTime'],
    experience: ['friendly'],
    review: 'Paid at once.',
  });
});

test('a client reviews the professional, and a review needs stars', async () => {
  const { user } = await open({ user: signedIn.client() });
  const form = await dialog('Review Marcus Bell');
  const calls = recordCalls();
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await form.findByRole('alert')).toHaveFocus();
  expect(form.getByRole('radiogroup', { name: 'Rating' })).toBeInvalid();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a refused review keeps what was chosen; one left before counts as left [FBK-02]', async () => {
  const { user } = await open();
  const form = await dialog('Review Nora Lindqvist');
  chooseStars(form, '5 stars');
  server.use(reply.error('POST /feedbacks/', 'RATE_LIMITED', { message: 'Too many requests.' }));
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await form.findByText('Too many requests.')).toBeVisible();
  expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();

  server.use(reply.error('POST /feedbacks/', 'FEEDBACK_EXISTS'), shown([]));
  await user.click(form.getByRole('button', { name: 'Send review' }));
  await gone('Review Nora Lindqvist');
});

test('French readers get a French review', async () => {
  await open({ language: 'fr' });
  const form = await dialog('Évaluer Nora Lindqvist');
  expect(form.getByRole('radio', { name: '3 étoiles' })).toBeInTheDocument();
});
