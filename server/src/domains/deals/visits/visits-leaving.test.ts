import { eq, sql } from 'drizzle-orm';
import { visits } from '../../../database/tables/visits';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { readZip } from '../../accounts/export/testing';
import { ADDRESS, VISITS, addVisit, inHours } from './testing';

const server = createTestServer();

test('the archive holds the visits of both, the address only for the hirer [VIS-12]', async () => {
  for (const side of ['client', 'contractor'] as const) {
    const leaver = await server.addAccount({ userType: side, email: `${side}@example.org` });
    await addVisit(server, side === 'client' ? { clientId: leaver.id } : { contractorId: leaver.id });
    const caller = server.as(leaver.id);
    await caller.post('/api/v1/users/me/export');
    await server.settle();
    const { url } = (await caller.get('/api/v1/users/me/export')).json().data;
    const entries = readZip((await server.anonymous.get(url)).rawPayload);
    const rows = JSON.parse(entries.get('visits.json')?.toString() ?? '[]');
    expect(rows).toHaveLength(1);
    expect(rows[0].address).toBe(side === 'client' ? ADDRESS : undefined);
  }
});

test('with an account its open visits are canceled, which the other is told, and its addresses go [VIS-12]', async () => {
  const leaver = await server.addAccount({ userType: 'client', email: 'ada@example.org' });
  const open = await addVisit(server, { clientId: leaver.id });
  const over = await addVisit(server, { clientId: leaver.id, status: 'over', startsAt: inHours(-50) });
  expect(
    (await server.as(leaver.id).post('/api/v1/users/me/deletion', { password: PASSWORD })).statusCode,
  ).toBe(200);
  await server.database
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, leaver.id));
  await server.services.closeAccounts();
  await server.settle();
  const rows = await server.database.select().from(visits);
  expect(rows.map(({ id, status, address }) => [id, status, address]).sort()).toEqual(
    [
      [open.id, 'cancelled', ''],
      [over.id, 'over', ''],
    ].sort(),
  );
  const contractor = server.as('contractor');
  const { data } = (await contractor.get('/api/v1/notifications')).json();
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['visitCancelled']);
  expect((await contractor.get(`${VISITS}/${open.id}`)).json().data).toMatchObject({ status: 'cancelled' });
});
