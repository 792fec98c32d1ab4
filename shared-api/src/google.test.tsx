import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGoogleSignIn, useGoogleStartUrl } from '@plumbline/shared-api/google';
import { useSession } from '@plumbline/shared-api/session';
import { at, network } from './testing/network';
import { nora } from './testing/people';
import { renderApi } from './testing/render-api';

test('signing in with Google sends the one-time code and stores token and accessToken [ACC-64]', async () => {
  let sent: unknown;
  network.use(
    http.post(at('auth/google'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({
        success: true,
        message: 'Signed in successfully!',
        token: 'fresh',
        accessToken: 'fresh',
        user: nora,
      });
    }),
  );
  const { result } = renderApi(() => ({ session: useSession(), ...useGoogleSignIn() }));
  await act(async () => {
    const { message } = await result.current.signInWithGoogle('once');
    expect(message).toBe('Signed in successfully!');
  });
  expect(sent).toEqual({ code: 'once' });
  expect(result.current).toMatchObject({
    isSigningIn: false,
    session: { status: 'authenticated', user: nora },
  });
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(localStorage.getItem('accessToken')).toBe('fresh');
});

test('a refused Google sign-in rejects with the error and stores nothing', async () => {
  network.use(
    http.post(at('auth/google'), () =>
      HttpResponse.json(
        { success: false, code: 'ACCOUNT_EXISTS', error: 'Account already exists' },
        { status: 409 },
      ),
    ),
  );
  const { result } = renderApi(useGoogleSignIn);
  await act(async () => {
    await expect(result.current.signInWithGoogle('once')).rejects.toMatchObject({
      status: 409,
      code: 'ACCOUNT_EXISTS',
    });
  });
  expect(result.current.isSigningIn).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('the way to Google carries where to go afterwards', () => {
  const { result } = renderApi(useGoogleStartUrl);
  expect(result.current()).toBe('/api/v1/auth/google/start');
  expect(result.current('/jobs?page=2')).toBe('/api/v1/auth/google/start?returnTo=%2Fjobs%3Fpage%3D2');
});
