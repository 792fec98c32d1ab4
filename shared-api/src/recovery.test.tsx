import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  useForgotPasswordMutation,
  useResendCodeMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
} from '@plumbline/shared-api/recovery';
import { useSession } from '@plumbline/shared-api/session';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const email = nora.email;

const useRecovery = () => ({
  verify: useVerifyEmailMutation()[0],
  resend: useResendCodeMutation()[0],
  forgot: useForgotPasswordMutation()[0],
  reset: useResetPasswordMutation()[0],
});
type Recovery = ReturnType<typeof useRecovery>;

test.each([
  [
    'POST auth/verify-email',
    { email, code: '123456' },
    (api: Recovery) => api.verify({ email, code: '123456' }),
  ],
  ['POST auth/resend-code', { email }, (api: Recovery) => api.resend({ email })],
  ['POST auth/forgot-password', { email }, (api: Recovery) => api.forgot({ email })],
  [
    'PUT auth/reset-password',
    { email, token: 't', newPassword: 'long enough' },
    (api: Recovery) => api.reset({ email, token: 't', newPassword: 'long enough' }),
  ],
])('%s sends what it is given, without a session, and gives the message', async (call, body, send) => {
  storeSession(nora);
  const [method, path = ''] = call.split(' ');
  let seen: unknown;
  network.use(
    http.all(at(path), async ({ request }) => {
      seen = {
        method: request.method,
        body: await request.json(),
        token: request.headers.get('authorization'),
      };
      return HttpResponse.json({ success: true, message: 'Done' });
    }),
  );
  const { result } = renderApi(useRecovery);
  await act(async () => {
    expect(await send(result.current).unwrap()).toMatchObject({ message: 'Done' });
  });
  expect(seen).toEqual({ method, body, token: null });
});

test('who is signed in counts as verified from the right code on, in this browser too', async () => {
  storeSession({ ...nora, emailVerified: false });
  let answer = HttpResponse.json({ success: false, code: 'CODE_INVALID' }, { status: 400 });
  network.use(http.post(at('auth/verify-email'), () => answer));
  const { result } = renderApi(() => ({ ...useRecovery(), user: useSession().user }));
  await act(async () => void (await result.current.verify({ email, code: '000000' })));
  expect(result.current.user?.emailVerified).toBe(false);
  answer = HttpResponse.json({ success: true, message: 'Done' });
  await act(async () => void (await result.current.verify({ email, code: '123456' })));
  expect(result.current.user?.emailVerified).toBe(true);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ emailVerified: true });
});

test('a second code too soon rejects with the seconds to wait', async () => {
  network.use(
    http.post(at('auth/resend-code'), () =>
      HttpResponse.json(
        { success: false, code: 'RESEND_TOO_SOON' },
        { status: 429, headers: { 'Retry-After': '42' } },
      ),
    ),
  );
  const { result } = renderApi(useRecovery);
  await act(async () => {
    await expect(result.current.resend({ email }).unwrap()).rejects.toMatchObject({ retryAfter: 42 });
  });
});
