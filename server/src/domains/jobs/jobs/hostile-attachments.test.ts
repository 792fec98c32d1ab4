import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { files } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const MIB = 1024 * 1024;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } });
const drawing = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${body}</svg>`);

const attach = (bytes: Buffer) =>
  server.as('client').post('/api/v1/jobs/create', {
    ...{ title: 'A', description: 'B', attachmentName: 'plan' },
    attachment: `data:image/svg+xml;base64,${bytes.toString('base64')}`,
  });

/** With the file as a picture of the face, and as one of an identity card. */
const signUp = (field: 'profile' | 'nationalId') => (bytes: Buffer) => {
  const form = new FormData();
  const person = { fullName: 'Ada', email: 'ada@example.org', password: 'password123', userType: 'client' };
  for (const [name, value] of Object.entries(person)) form.set(name, value);
  form.set(field, new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }));
  return server.anonymous.post('/api/v1/auth/register', form);
};

const keptFiles = () =>
  fs
    .readdirSync(server.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name));

const turbulence = '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="20"/></filter>';
const dashes = `<g stroke="#000" stroke-width="3000" fill="none" stroke-dasharray=".01">${'<path d="M0 0L6000 6000L0 6000L6000 0"/>'.repeat(900)}</g>`;

/** What is sent, and how it is refused. */
type Hostile = [bytes: Buffer, status: number, code: string];

test.each<[string, typeof attach, Hostile]>([
  [
    'a drawing with a filter',
    attach,
    [drawing(`${turbulence}<rect filter="url(#f)"/>`), 400, 'ATTACHMENT_TYPE'],
  ],
  ['a drawing of copies', attach, [drawing('<g id="a"/><use href="#a"/>'), 400, 'ATTACHMENT_TYPE']],
  ['a drawing of a file of ours', attach, [drawing('<image href="/etc/passwd"/>'), 400, 'ATTACHMENT_TYPE']],
  ['a drawing that takes too long', attach, [drawing(dashes), 400, 'ATTACHMENT_TYPE']],
  ['a program', attach, [Buffer.from('MZ\x90\0'), 400, 'ATTACHMENT_TYPE']],
  ['a page', attach, [Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'ATTACHMENT_TYPE']],
  [
    'a document over 5 MB',
    attach,
    [Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * MIB)]), 413, 'ATTACHMENT_TOO_LARGE'],
  ],
  ['a drawing for a face', signUp('profile'), [drawing(''), 400, 'INVALID_IMAGE']],
  ['a drawing for an identity card', signUp('nationalId'), [drawing(''), 400, 'ATTACHMENT_TYPE']],
  [
    'zeros packed as a picture',
    signUp('profile'),
    [deflateSync(Buffer.alloc(64 * MIB)), 400, 'INVALID_IMAGE'],
  ],
  ['an empty file with a name', signUp('profile'), [Buffer.alloc(0), 400, 'INVALID_IMAGE']],
])('%s is refused with a reason and leaves nothing behind [JOB-26]', async (_what, send, hostile) => {
  const [bytes, status, code] = hostile;
  const before = keptFiles();
  const answer = await send(bytes);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await server.database.$count(files)).toBe(0);
  expect(keptFiles()).toEqual(before);
  expect(await server.anonymous.get('/api/v1/jobs/recent')).toMatchObject({ statusCode: 200 });
});

test.each([
  ['a picture of more pixels than we take', () => flat(8000, 5001).png()],
  ['an interlaced one of more than we unpack', () => flat(4000, 3001).png({ progressive: true })],
])('%s is refused with its reason, attached or as a face [JOB-27]', async (_what, make) => {
  const bytes = await make().toBuffer();
  for (const send of [attach, signUp('profile'), signUp('nationalId')]) {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PICTURE_TOO_LARGE']);
  }
  expect(await server.database.$count(files)).toBe(0);
});
