import { useState } from 'react';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { useJump } from './use-jump';

const chatId = anId(150);
const said = 'The message could not be loaded';

function Probe() {
  const [first, setFirst] = useState(400);
  const [seq, setSeq] = useState<number>();
  useJump({ chatId, messages: [aMessage({ seq: first })], seq });
  return (
    <>
      <button onClick={() => setSeq(50)}>Go</button>
      <button onClick={() => setSeq(undefined)}>Leave</button>
      <button onClick={() => setFirst(first - 100)}>Older</button>
    </>
  );
}

test('a failed jump says so once, also when older messages come, and is tried again when asked again', async () => {
  let asked = 0;
  server.use(
    http.get(api(`/messages/${chatId}`), () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  const { user } = await renderPage(<Probe />, { user: signedIn.client() });
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText(said)).toBeVisible();
  const first = asked;

  await user.click(screen.getByRole('button', { name: 'Older' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(asked).toBeGreaterThan(first));
});
