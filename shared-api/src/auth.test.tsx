import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSignUp } from '@plumbline/shared-api/auth';
import { at, network } from './testing/network';
import { marcus } from './testing/people';
import { renderApi } from './testing/render-api';

test('signing up sends texts, lists as JSON and files as parts, and signs nobody in', async () => {
  let sent: Record<string, unknown> = {};
  network.use(
    http.post(at('auth/register'), async ({ request }) => {
      sent = Object.fromEntries(await request.formData());
      return HttpResponse.json(
        { success: true, message: 'Registration successful!', user: marcus },
        { status: 201 },
      );
    }),
  );
  const { result, store } = renderApi(useSignUp);
  await act(async () => {
    const answer = await result.current.signUp({
      fullName: 'Marcus Bell',
      email: 'marcus@example.com',
      password: 'long-enough',
      userType: 'contractor',
      skills: ['plumbing'],
      location: { type: 'Point', coordinates: [51.505, -0.09] },
      website: undefined,
      profile: null,
      nationalId: new File(['id'], 'id.png', { type: 'image/png' }),
    });
    expect(answer).toMatchObject({ message: 'Registration successful!', user: { _id: marcus._id } });
  });
  expect(sent).toMatchObject({
    fullName: 'Marcus Bell',
    skills: '["plumbing"]',
    location: '{"type":"Point","coordinates":[51.505,-0.09]}',
    nationalId: expect.objectContaining({ name: 'id.png' }),
  });
  expect(Object.keys(sent)).not.toContain('website');
  expect(store.getState().session).toMatchObject({ isAuthenticated: false, isSigningUp: false });
});
