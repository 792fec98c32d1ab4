import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { files } from '../../../database/tables/users';
import { storedTexts } from '../../../kit/storage/testing';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const API = '/api/v1/users/me';
const MIB = 1024 * 1024;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } });
const drawing = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${body}</svg>`);
const turbulence = '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="20"/></filter>';

/** As the picture of one's profile, whatever it is, named and typed as a photo. */
function send(bytes: Buffer) {
  const body = new FormData();
  body.append('profile', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }));
  return server.as('contractor').put(API, body);
}

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['a drawing', () => drawing('<rect width="9" height="9"/>'), 400, 'INVALID_IMAGE'],
  [
    'a drawing of filters',
    () => drawing(turbulence + '<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(30)),
    400,
    'INVALID_IMAGE',
  ],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'INVALID_IMAGE'],
  ['a document', () => Buffer.from('%PDF-1.7\n'), 400, 'INVALID_IMAGE'],
  ['a program', () => Buffer.from('MZ\x90\0'), 400, 'INVALID_IMAGE'],
  ['packed zeros', () => deflateSync(Buffer.alloc(64 * MIB)), 400, 'INVALID_IMAGE'],
  [
    'half a picture',
    async () => (await flat(900, 900).png().toBuffer()).subarray(0, 60),
    400,
    'INVALID_IMAGE',
  ],
  [
    'a picture of more pixels than we take',
    () => flat(8000, 5001).png().toBuffer(),
    413,
    'PICTURE_TOO_LARGE',
  ],
  [
    'an interlaced one of more than we unpack',
    () => flat(4000, 3001).png({ progressive: true }).toBuffer(),
    413,
    'PICTURE_TOO_LARGE',
  ],
  ['more than 5 MB', () => Buffer.alloc(5 * MIB + 1, 0xff), 413, 'FILE_TOO_LARGE'],
])(
  '%s is no picture of a profile: it is refused, and the one before stays',
  async (_what, make, ...refusal) => {
    const before = (await send(await flat(9, 9).jpeg().toBuffer())).json().user.profile;
    const kept = storedTexts(server.folder).length;
    const answer = await send(await make());
    expect([answer.statusCode, answer.json().code]).toEqual(refusal);
    expect((await server.as('contractor').get(API)).json().user.profile).toBe(before);
    expect(await server.database.$count(files)).toBe(1);
    expect(storedTexts(server.folder)).toHaveLength(kept);
  },
);
