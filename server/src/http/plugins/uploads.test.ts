import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { addJob } from '../../domains/jobs/jobs/testing';
import { addressOf, createTestServer, until } from '../../app/testing';
import { cleanName } from './uploads';

const server = createTestServer();
const MIB = 1024 * 1024;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Files on disk that belong to calls in progress. */
function incomingFiles(): string[] {
  const folder = path.join(server.services.config.dataDir, 'files/incoming');
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** What an open file of this process is; it may be closed meanwhile. */
function linkOf(descriptor: string): string {
  try {
    return fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

/** A call whose body the test writes piece by piece, without saying how long it will be. */
async function begin(who: string, [method, url]: [string, string], type: string) {
  const { port } = await addressOf(server.http);
  const { id: userId } = await server.user(who as 'client');
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const request = http.request({ host: '127.0.0.1', port, method, path: url, headers });
  request.on('error', () => undefined);
  return request;
}

const FORM = 'multipart/form-data; boundary=x';
const aPart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const ME: [string, string] = ['PUT', '/api/v1/users/me'];

test('a file lies on disk while it comes, and is gone when its sender leaves', async () => {
  const request = await begin('client', ME, FORM);
  request.write(aPart('profile') + 'x'.repeat(100_000));
  await until(() => incomingFiles().length === 1);
  request.destroy();
  await until(() => incomingFiles().length === 0);
});

test.each([
  ['taken', PNG, 200],
  ['refused', 'bm8gcGljdHVyZQ==', 400],
])('nothing is left of a picture that was %s', async (_what, base64, status) => {
  const body = new FormData();
  body.append('profile', new Blob([Buffer.from(base64, 'base64')]), 'me.png');
  expect(await server.as('client').put('/api/v1/users/me', body)).toMatchObject({ statusCode: status });
  expect(incomingFiles()).toEqual([]);
});

test.each([
  ['2"x4".pdf', '2"x4".pdf'],
  ['C:\\fakepath\\roof\u202e gpj.pdf', 'roof gpj.pdf'],
  ['\u200b', 'file'],
])('a file called %j is called %s', (chosen, kept) => {
  expect(cleanName(chosen)).toBe(kept);
});

test('a name comes back as it was chosen, not as browsers write it into the body', async () => {
  const body = new FormData();
  body.append('nationalId', new Blob([Buffer.from('no')], { type: 'application/pdf' }), '2"x4".pdf');
  const answer = await server.as('contractor').put('/api/v1/users/me/national-id', body);
  expect(answer.json()).toMatchObject({ message: 'Invalid file type: 2"x4".pdf' });
});

test.each([
  ['PNG', `data:image/png;base64,${PNG}`, 201],
  ['text', 'data:image/png;base64,bm8gcGljdHVyZQ==', 400],
  ['large picture that is none', `data:image/png;base64,${'A'.repeat(4 * MIB)}`, 400],
])('nothing is left of a %s in JSON', async (_what, attachment, status) => {
  const answer = await server
    .as('client')
    .post('/api/v1/jobs/create', { title: 'A', description: 'B', attachment });
  expect(answer.statusCode).toBe(status);
  expect(incomingFiles()).toEqual([]);
});

/** Slightly more than the limit, without an end. */
async function sendBeyond(request: http.ClientRequest, most: number, start: string) {
  request.write(start);
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  const piece = 'x'.repeat(64 * 1024);
  for (let sent = 0; sent < most + 128 * 1024; sent += piece.length) {
    if (!request.write(piece)) await once(request, 'drain');
  }
  const [{ statusCode }] = await answered;
  request.destroy();
  return statusCode;
}

test.each([
  ['before its first part', 'preamble'],
  ['in a field', '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nParis'],
  ['in a file', aPart('profile')],
])('a body that goes on %s is refused once it is more than the route takes', async (_where, start) => {
  expect(await sendBeyond(await begin('client', ME, FORM), 6 * MIB, start)).toBe(413);
});

test.each([
  ['a text', 1, '{"title":"A","description":"'],
  ['a file', 8, '{"title":"A","attachment":"data:image/png;base64,'],
])(
  'JSON with %s that does not end is refused beyond %d MiB, and does not lie about',
  async (_what, most, start) => {
    const request = await begin('client', ['POST', '/api/v1/jobs/create'], 'application/json');
    expect(await sendBeyond(request, most * MIB, start)).toBe(413);
    await until(() => incomingFiles().length === 0);
  },
);

test('a file in JSON is written to disk, decoded, while it comes', async () => {
  const request = await begin('client', ['POST', '/api/v1/jobs/create'], 'application/json');
  request.write(`{"title":"A","attachment":"data:image/png;base64,${'A'.repeat(400_000)}`);
  const written = () => incomingFiles().find((file) => path.basename(file) === 'file');
  await until(() => (written() === undefined ? 0 : fs.statSync(written() ?? '').size) >= 290_000);
  request.destroy();
  await until(() => incomingFiles().length === 0);
});

test('of a large body that no parser takes no file stays open', async () => {
  const opened = () =>
    fs
      .readdirSync('/proc/self/fd')
      .map(linkOf)
      .filter((target) => target.includes('/incoming/'));
  const request = await begin('client', ['POST', '/api/v1/jobs/create'], 'application/xml');
  request.end('x'.repeat(200_000));
  const [{ statusCode }] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(statusCode).toBe(415);
  request.destroy();
  await until(() => opened().length === 0);
});

test('nothing is read for the job of somebody else [JOB-08]', async () => {
  const { id } = await addJob(server);
  const request = await begin('company', ['PUT', `/api/v1/jobs/${id}`], 'application/json');
  request.flushHeaders();
  const [{ statusCode }] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(statusCode).toBe(404);
  request.destroy();
});
