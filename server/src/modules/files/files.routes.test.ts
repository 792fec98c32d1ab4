import { createFileLinks } from '../../storage/links';
import { aFile } from '../../storage/testing';
import { UNKNOWN_ID, createTestServer } from '../../testing';

const server = createTestServer();

async function keep(file: {
  mimeType: string;
  name: string;
  visibility?: 'public' | 'private';
}): Promise<string> {
  const { id: ownerId } = await server.user('client');
  const kept = { ownerId, ...(await aFile('%PDF-1.7 …')), visibility: 'private' as const, ...file };
  return server.services.files.save(server.database, kept);
}
const aPdf = { mimeType: 'application/pdf', name: 'Plan “été”.pdf' };

test('a signed link opens a private file for whoever holds it [JOB-28, JOB-29]', async () => {
  const answer = await server.anonymous.get(server.services.links.signedLink(await keep(aPdf)));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Plan%20/);
});

test('a private file without its link does not exist, not even for its owner', async () => {
  const id = await keep(aPdf);
  expect((await server.as('client').get(`/api/v1/files/${id}`)).statusCode).toBe(404);
});

test.each([
  ['of another file', UNKNOWN_ID],
  ['made up', '9999999999.abc'],
  ['empty', ''],
])('a signature %s is refused [JOB-29]', async (_what, other) => {
  const id = await keep(aPdf);
  const signature =
    other === UNKNOWN_ID ? server.services.links.signedLink(UNKNOWN_ID).split('sig=')[1] : other;
  expect((await server.anonymous.get(`/api/v1/files/${id}?sig=${signature}`)).statusCode).toBe(403);
});

test.each([
  ['a leading zero', (signature: string) => `0${signature}`],
  ['a third part', (signature: string) => `${signature}.x`],
  ['a line break', (signature: string) => `${signature}%0A`],
  ['padding', (signature: string) => `${signature}=`],
])('a signature with %s is not ours [JOB-29]', async (_what, change) => {
  const [path, signature = ''] = server.services.links.signedLink(await keep(aPdf)).split('?sig=');
  expect((await server.anonymous.get(`${path}?sig=${change(signature)}`)).statusCode).toBe(403);
});

test('a link ends [JOB-28, JOB-29]', () => {
  let now = Date.parse('2026-01-01T10:30:00Z');
  const links = createFileLinks({ publicUrl: undefined, signingKey: 'k'.repeat(32), now: () => now });
  const signature = links.signedLink('f1').split('sig=')[1] ?? '';
  now += 85 * 60_000;
  expect(links.isValid('f1', signature)).toBe(true);
  now += 10 * 60_000;
  expect(links.isValid('f1', signature)).toBe(false);
});

test('a public picture needs no signature and may be kept by browsers', async () => {
  const id = await keep({ mimeType: 'image/png', name: 'profile', visibility: 'public' });
  const answer = await server.anonymous.get(`/api/v1/files/${id}`);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-disposition']).toMatch(/^inline/);
});
