import { eq } from 'drizzle-orm';
import { createSupportRepository } from './support.repository';
import { createSupportService } from './support.service';
import { countQueues } from '../../../kit/outbox/queues.repository';
import { supportTickets } from '../../../database/tables/support-tickets';
import { mails } from '../../../database/tables/mails';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';

const server = createTestServer({
  PROFILE: 'production',
  PUBLIC_URL: 'https://plumbline.example',
  SIGNING_KEY: 'k'.repeat(32),
  LIMIT_REPORTS: '60/60',
});
const PATH = '/api/v1/support/tickets';
const ticket = { fullName: 'Ada', email: 'ada@example.org', message: 'The map stays grey.' };

const tellIn = (supportLanguage: 'en' | 'fr') =>
  createSupportService({
    tickets: createSupportRepository(server.database),
    mails: server.services.mails,
    casesRepository: server.services.casesRepository,
    config: { supportEmail: 'help@example.org', supportLanguage },
    transaction: server.connection.transaction,
  }).mailUnsent();

test('in production without an address a question waits, is counted, and is mailed once there is one [SUP-01]', async () => {
  expect((await server.anonymous.post(PATH, ticket)).statusCode).toBe(201);
  await server.services.support.mailUnsent();
  expect(await server.database.$count(mails)).toBe(0);
  expect(await countQueues(server.database)).toContainEqual(
    expect.objectContaining({ queue: 'support', waiting: 1 }),
  );

  await Promise.all([tellIn('fr'), tellIn('fr')]);
  const told = await server.mailsTo('help@example.org');
  expect(told).toMatchObject([{ language: 'fr', replyTo: 'ada@example.org' }]);
  expect(told[0]?.subject).toMatch(/^Demande d’assistance n°\u00a0\d+/);
  expect(await countQueues(server.database)).toContainEqual(
    expect.objectContaining({ queue: 'support', waiting: 0 }),
  );
});

test('a request outlives the account that made it', async () => {
  await server.as('client').post(PATH, { message: 'Close my account' });
  const { id, email } = await server.user('client');
  await server.database.delete(users).where(eq(users.id, id));
  expect(await server.database.select().from(supportTickets)).toMatchObject([
    { userId: null, email, message: 'Close my account' },
  ]);
});
