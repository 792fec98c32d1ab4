import { feedbackRepliedSchema } from '@plumbline/shared-schema/feedbacks';
import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { LATER } from '@plumbline/testing/builders/instants';
import { aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { Page } from '@plumbline/shared-ui/Page';
import { ReviewsCard } from './ReviewsCard';

const marcus = aContractor();
const unanswered = aFeedback({ review: 'It drips.' });
const answered = aFeedback({ ...unanswered, reply: { text: 'Mended on Monday.', createdAt: LATER } });

const show = (isOwn: boolean, language: 'en' | 'fr' = 'en') =>
  renderPage(
    <Page title="Profile">
      <ReviewsCard person={marcus} isOwn={isOwn} />
    </Page>,
    { route: '/profile', user: marcus, language },
  );

test('a person replies to a review of theirs, once', async () => {
  server.use(reply.feedbacks([unanswered]));
  const { user, location } = await show(true);
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  expect(location().search).toBe(`?reply=${unanswered._id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to this review' }));
  await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Mended on Monday.');
  server.use(
    http.post(api(`/feedbacks/${unanswered._id}/reply`), () =>
      HttpResponse.json(
        feedbackRepliedSchema.parse({ success: true, message: 'Reply published', data: answered }),
        { status: 201 },
      ),
    ),
    reply.feedbacks([answered]),
  );
  const calls = recordCalls();
  await user.click(dialog.getByRole('button', { name: 'Publish reply' }));

  const group = await screen.findByRole('group', { name: 'Reply from the person reviewed' });
  expect(within(group).getByText('Mended on Monday.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Mended on Monday.' });
});

test('others read the reply and have no button', async () => {
  server.use(reply.feedbacks([answered, aFeedback({ _id: 'another' })]));
  await show(false, 'fr');
  expect(await screen.findByRole('group', { name: 'Réponse de la personne évaluée' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
});
