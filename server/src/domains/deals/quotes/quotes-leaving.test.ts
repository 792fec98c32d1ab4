import { eq, sql } from 'drizzle-orm';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { quotes } from '../../../database/tables/quotes';
import { users } from '../../../database/tables/users';
import { readZip } from '../../accounts/export/testing';
import { renderPaper } from '../../money/papers/testing';
import { QUOTES, addQuote, aQuoteBody, sendQuote } from './testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');
type Notice = { kind: string; href: string };
const noticesOf = async (side: 'client' | 'contractor') => {
  await server.settle();
  const { data } = (await server.as(side).get('/api/v1/notifications')).json();
  // Two of one moment stand in either order.
  const kinds: string[] = data.map(({ kind }: Notice) => kind);
  return kinds.filter((kind) => kind.startsWith('quote')).sort();
};

test('who did not do it is told of each change once [QUO-11]', async () => {
  const body = await aQuoteBody(server);
  const first = await sendQuote(contractor, body);
  expect([await noticesOf('client'), await noticesOf('contractor')]).toEqual([['quoteReceived'], []]);
  await client.put(`${QUOTES}/${first}/seen`);
  await client.put(`${QUOTES}/${first}/decline`);
  const second = await sendQuote(contractor, body);
  await client.put(`${QUOTES}/${second}/accept`, {});
  expect(await noticesOf('contractor')).toEqual(['quoteAccepted', 'quoteDeclined']);
  expect(await noticesOf('client')).toEqual(['quoteReceived', 'quoteReceived']);
});

test('both are told when its day has passed [QUO-11]', async () => {
  await addQuote(server, { validUntil: '2020-01-01' });
  await server.services.quotes.sweep();
  for (const side of ['client', 'contractor'] as const)
    expect(await noticesOf(side)).toEqual(['quoteExpired']);
});

test('the paper of a version says its lines and sums in both languages, to its two people alone [QUO-15]', async () => {
  const id = await sendQuote(contractor, await aQuoteBody(server));
  const said = {
    en: /Quote, version 1[^]*Lay the tiles[^]*\$450\.00[^]*Heated floor[^]*\$61\.84[^]*\$758\.62/,
    fr: /Devis, version 1[^]*758,62/,
  };
  for (const language of ['en', 'fr'] as const) {
    const answer = await client.get(`${QUOTES}/${id}/paper?language=${language}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const [page] = await renderPaper(answer.rawPayload);
    expect(page?.text).toMatch(said[language]);
    expect(page?.inkOf('page')).toBeGreaterThan(1000);
  }
  expect((await server.as('company').get(`${QUOTES}/${id}/paper`)).statusCode).toBe(404);
});

test('the archive holds the quotes of both, and no draft of the other side [QUO-12]', async () => {
  for (const side of ['client', 'contractor'] as const) {
    const leaver = await server.addAccount({ userType: side, email: `${side}@example.org` });
    const party = side === 'client' ? { clientId: leaver.id } : { contractorId: leaver.id };
    const { jobId } = await addQuote(server, party);
    const draft = { ...party, jobId, status: 'draft', version: null, sentAt: null } as const;
    await addQuote(server, { ...draft, writtenBy: 'contractor' });
    await addQuote(server, { ...draft, writtenBy: 'hirer' });
    const caller = server.as(leaver.id);
    await caller.post('/api/v1/users/me/export');
    await server.settle();
    const { url } = (await caller.get('/api/v1/users/me/export')).json().data;
    const entries = readZip((await server.anonymous.get(url)).rawPayload);
    const rows = JSON.parse(entries.get('quotes.json')?.toString() ?? '[]');
    const own = side === 'client' ? 'hirer' : 'contractor';
    expect(
      rows.map((row: { status: string; written_by: string }) => [row.status, row.written_by]).sort(),
    ).toEqual(
      [
        ['sent', 'contractor'],
        ['draft', own],
      ].sort(),
    );
  }
});

test('with an account go its quotes, but not what became a contract [QUO-12]', async () => {
  const leaver = await server.addAccount({ userType: 'client', email: 'ada@example.org' });
  const kept = await addQuote(server, { clientId: leaver.id });
  const accepted = await server.as(leaver.id).put(`${QUOTES}/${kept.id}/accept`, {});
  await server.database.execute(sql`update contracts set status = 'canceled', finished_at = now()
    where id = ${accepted.json().data.contractId}`);
  await addQuote(server, { clientId: leaver.id });
  await addQuote(server, { clientId: leaver.id, status: 'draft', version: null, sentAt: null });
  const asked = await server.as(leaver.id).post('/api/v1/users/me/deletion', { password: PASSWORD });
  expect(asked.statusCode).toBe(200);
  await server.database
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, leaver.id));
  await server.services.closeAccounts();
  const rows = await server.database.select({ id: quotes.id }).from(quotes);
  expect(rows.map(({ id }) => id)).toEqual([kept.id]);
});
