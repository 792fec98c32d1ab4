import { screen, waitFor } from '@testing-library/react';
import { aUser } from '@plumbline/testing/builders/users';
import { server, http, HttpResponse, api } from '@plumbline/testing/server';
import { reply } from '@plumbline/testing/reply';

test('an unhandled request is refused', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(fetch('/api/v1/jobs/recent')).rejects.toThrow();
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('/api/v1/jobs/recent'));
});

test('handlers answer calls to any host, with the base path', async () => {
  server.use(http.get(api('/jobs/recent'), () => HttpResponse.json({ ok: true })));
  expect(await (await fetch('http://elsewhere.test/api/v1/jobs/recent')).json()).toEqual({ ok: true });
});

test('an error has the status of its code and the standard error body', async () => {
  server.use(
    reply.error('POST /auth/register', 'EMAIL_TAKEN', { message: 'Taken', fields: { email: 'emailTaken' } }),
  );
  const answer = await fetch('/api/v1/auth/register', { method: 'POST' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: 'Taken',
    message: 'Taken',
    code: 'EMAIL_TAKEN',
  });
});

test('an answer that does not fit its schema is refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(reply.me({ ...aUser(), rating: 'good' as unknown as number }));
  const answer = await fetch('/api/v1/users/me');
  expect(answer.status).toBe(500);
});

test('the document is printed for a search that is given up, not for each of its tries', async () => {
  document.body.innerHTML = '<p>Here</p>';
  const tries: string[] = [];
  const search = waitFor(
    () => {
      try {
        screen.getByText('There');
      } catch (error) {
        tries.push(String(error));
        throw error;
      }
    },
    { timeout: 1 },
  );
  await expect(search).rejects.toThrow(/Unable to find an element with the text: There[^]*<p>/);
  expect(tries.filter((text) => text.includes('<p>'))).toEqual([]);
  expect(() => screen.getByText('There')).toThrow(/<p>/);
});
