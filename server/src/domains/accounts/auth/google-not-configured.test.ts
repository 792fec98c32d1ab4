import { createTestServer } from '../../../app/testing';

const server = createTestServer();

test('without a provider the page can tell', async () => {
  expect((await server.anonymous.get('/api/v1/auth/providers')).json()).toEqual({
    success: true,
    google: false,
  });
  expect((await server.anonymous.get('/api/v1/auth/google/start')).headers.location).toBe(
    '/signin?googleError=notConfigured',
  );
  expect((await server.anonymous.get('/api/v1/auth/google/callback?code=x&state=y')).headers.location).toBe(
    '/signin?googleError=expired',
  );
  expect((await server.anonymous.post('/api/v1/auth/google', { credential: 'x' })).statusCode).toBe(400);
});
