import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aTemplate } from '@plumbline/testing/builders/templates';
import { aPublicUser } from '@plumbline/testing/builders/users';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { createRef, useState } from 'react';
import { Composer } from '../conversations/Composer';
import { NewMessagePage } from '../new-message/NewMessagePage';
import { MessageTemplates } from './MessageTemplates';

const text = 'Dear {client}, about {job}: {price}. {professional}';
const template = aTemplate({ kind: 'message', text });
const NO_FILES = { files: [], refusals: [], add: () => {}, remove: () => {}, clear: () => {} };

function Writing() {
  const [draft, setDraft] = useState('');
  const about = { other: 'Nora Lindqvist', jobTitle: 'Roof of a barn' };
  return (
    <Composer
      input={createRef()}
      isFocused
      text={draft}
      onChange={setDraft}
      onTyping={() => undefined}
      attachments={NO_FILES}
      templates={<MessageTemplates {...about} text={draft} onChange={setDraft} />}
      onSend={() => undefined}
    />
  );
}

test('a template becomes the message, with a warning of what is open [TPL-04, TPL-05]', async () => {
  server.use(reply.templates([template]));
  const { user, container } = await renderPage(<Writing />, { user: signedIn.contractor() });
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monday' }));
  expect(screen.getByRole('textbox')).toHaveValue(
    'Dear Nora Lindqvist, about Roof of a barn: {price}. Marcus Bell',
  );
  expect(screen.getByText('Please fill in before sending: {price}')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('the first message to somebody begins with one too, about the job [TPL-04]', async () => {
  const job = aJobWithDetails({ title: 'Roof of a barn' });
  server.use(reply.templates([template]), reply.job(job), reply.profile(aPublicUser()));
  const { user } = await renderPage(<NewMessagePage />, {
    route: `/messages/new/${anId(2)}?job=${job._id}`,
    path: '/messages/new/:recipientId',
    user: signedIn.client(),
  });
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monday' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Dear Nora Lindqvist, about Roof of a barn: {price}. Marcus Bell',
  );
});
