import { sql } from 'drizzle-orm';
import { createTestServer, PASSWORD } from '../../app/testing';

const server = createTestServer();

/** As if what waits there had been written before the clock of the database was set back by so much. */
const setBack = (table: string, by: string) =>
  server.database.execute(sql`update ${sql.identifier(table)} set available_at = now() + ${by}::interval`);

const register = () =>
  server.anonymous.post('/api/v1/auth/register', {
    fullName: 'Ada Byron',
    email: 'ada@example.org',
    password: PASSWORD,
    userType: 'client',
  });

test('an event is delivered although the clock was set back since it was written', async () => {
  await register();
  await setBack('outbox', '59 minutes');
  await server.settle();
  const { rows } = await server.database.execute(sql`select id from outbox where delivered_at is null`);
  expect(rows).toEqual([]);
});

test('so is a mail', async () => {
  await register();
  await setBack('mails', '59 minutes');
  const leased = await server.services.mailsRepository.lease(10);
  expect(leased.map(({ to }) => to)).toContain('ada@example.org');
});

test('and a copy of one’s data is made', async () => {
  const person = server.as('client');
  await person.post('/api/v1/users/me/export');
  await setBack('account_exports', '59 minutes');
  await server.settle();
  expect((await person.get('/api/v1/users/me/export')).json()).toMatchObject({ data: { state: 'ready' } });
});

test.each([
  ['is tried again when its pause is over', '10 minutes', 0],
  ['is tried at once where no pause is that long', '61 minutes', 1],
])('what failed before %s', async (_what, away, count) => {
  await register();
  await server.database.execute(sql`update mails set attempts = 1`);
  await setBack('mails', away);
  expect(await server.services.mailsRepository.lease(10)).toHaveLength(count);
});

test('a new mail does not wait for those that piled up', async () => {
  await server.connection.pool
    .query(`insert into mails (id, "to", language, subject, text, html, available_at)
    select gen_random_uuid(), 'old@example.org', 'en', 'Old', '', '', now() - interval '1 hour' from generate_series(1, 1000)`);
  await register();
  const leased = await server.services.mailsRepository.lease(10);
  expect(leased.map(({ to }) => to)).toContain('ada@example.org');
  expect(leased.filter(({ to }) => to === 'old@example.org').length).toBeGreaterThanOrEqual(10);
});
