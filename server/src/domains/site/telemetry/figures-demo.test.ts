import { createTestServer } from '../../../app/testing';

const server = createTestServer({ PROFILE: 'demo' });

test('in the demo everybody reads the figures of the platform [PLT-110]', async () => {
  expect((await server.anonymous.get('/api/v1/platform/figures')).statusCode).toBe(200);
});
