import sharp from 'sharp';
import { createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';

const server = createTestServer();
const MIB = 1024 * 1024;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script><rect width="4" height="4"/></svg>';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(64, 0x20)]);

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c84' } })
    .toFormat(format)
    .toBuffer();

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const post = (attachment: string, attachmentName = 'plan.bin') =>
  server
    .as('client')
    .post('/api/v1/jobs/create', { title: 'A', description: 'B', attachment, attachmentName });

test.each(['png', 'jpeg', 'gif'] as const)(
  'a %s comes back as a picture with a thumbnail [JOB-24]',
  async (format) => {
    const created = await post(dataUrl(`image/${format}`, await picture(format)), 'roof.png');
    expect(created.statusCode).toBe(201);
    const { _id } = created.json().data;
    const { data } = (await server.as('contractor').get(`/api/v1/jobs/${_id}`)).json();
    expect(data).toMatchObject({ attachmentType: `image/${format}`, attachmentSize: expect.any(Number) });
    expect((await server.anonymous.get(data.attachment)).headers['content-type']).toBe(`image/${format}`);
    expect((await server.anonymous.get(data.contractimage)).headers['content-type']).toBe('image/webp');
    await server.as('contractor').post('/api/v1/saved-jobs/toggle-save-job', { jobId: _id });
    const [saved] = (await server.as('contractor').get('/api/v1/saved-jobs')).json().data;
    expect(saved.jobId.picture).toMatchObject({ url: expect.any(String), width: 8, height: 8 });
  },
);

test('an svg becomes a png, so that no script of it is ever served [JOB-27]', async () => {
  const { data } = (await post(dataUrl('image/svg+xml', SVG), 'plan.svg')).json();
  expect(data).toMatchObject({ attachmentType: 'image/png', attachmentName: 'plan.png' });
});

test('a pdf is a download and has no thumbnail [JOB-29]', async () => {
  const { data } = (await post(dataUrl('application/pdf', PDF), 'offer.pdf')).json();
  expect(data).toMatchObject({ attachmentType: 'application/pdf', contractimage: null });
  const { attachment } = (await server.as('contractor').get(`/api/v1/jobs/${data._id}`)).json().data;
  const answer = await server.anonymous.get(attachment);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; .*offer\.pdf/);
  expect(answer.rawPayload).toEqual(PDF);
});

test('a visitor learns that there is a file, and whoever is signed in may open it [JOB-28]', async () => {
  const { data } = (await post(dataUrl('image/png', await picture('png')), 'plan.png')).json();
  const seenBy = async (caller: typeof server.anonymous) =>
    (await caller.get(`/api/v1/jobs/${data._id}`)).json().data;
  expect(await seenBy(server.anonymous)).toMatchObject({
    attachment: null,
    attachmentName: 'plan.png',
    attachmentType: 'image/png',
    contractimage: expect.any(String),
  });
  for (const who of ['client', 'contractor', 'company'])
    expect(await seenBy(server.as(who))).toMatchObject({ attachment: expect.stringContaining('?sig=') });
});

test('the link is the permission: without its signature the file is not there [JOB-28]', async () => {
  const { data } = (await post(dataUrl('application/pdf', PDF))).json();
  const { attachment } = (await server.as('contractor').get(`/api/v1/jobs/${data._id}`)).json().data;
  const [bare] = attachment.split('?');
  expect(await server.anonymous.get(bare)).toMatchObject({ statusCode: 404 });
  expect(await server.anonymous.get(`${bare}?sig=1.x`)).toMatchObject({ statusCode: 403 });
});

test.each([
  ['bytes that are no picture', () => dataUrl('image/png', 'hello')],
  ['a type that is not allowed', () => dataUrl('text/html', '<b>hi</b>')],
  [
    'a page that says it is a picture',
    () => dataUrl('image/svg+xml', '<html><script>alert(1)</script></html>'),
  ],
  ['a webp', async () => dataUrl('image/webp', await picture('webp'))],
  ['a webp that says it is a png', async () => dataUrl('image/png', await picture('webp'))],
  ['a broken data URL', () => 'data:image/png;base64,@@@'],
  ['a data URL without base64', () => 'data:image/png,abc'],
  ['half a png', async () => dataUrl('image/png', (await picture('png')).subarray(0, 40))],
])('%s is refused with its name and leaves nothing behind [JOB-24, JOB-26]', async (_what, attachment) => {
  const answer = await post(await attachment(), 'virus.exe');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'ATTACHMENT_TYPE', message: 'Invalid file type: virus.exe' });
  expect(await server.database.$count(jobs)).toBe(0);
  expect(await server.database.$count(files)).toBe(0);
});

test('over 5 MB is refused with its name [JOB-25]', async () => {
  const answer = await post(
    dataUrl('application/pdf', Buffer.concat([PDF, Buffer.alloc(5 * MIB)])),
    'big.pdf',
  );
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({
    code: 'ATTACHMENT_TOO_LARGE',
    message: 'File too large (max 5MB): big.pdf',
  });
  expect(await server.database.$count(files)).toBe(0);
});

test('exactly 5 MB is taken [JOB-25]', async () => {
  const bytes = Buffer.concat([PDF, Buffer.alloc(5 * MIB - PDF.length)]);
  expect(await post(dataUrl('application/pdf', bytes))).toMatchObject({ statusCode: 201 });
});

test('everybody sees a picture in sizes for cards, and whoever is signed in larger ones [JOB-80]', async () => {
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
  const { data } = (await post(dataUrl('image/png', wide), 'roof.png')).json();
  const look = { width: 900, height: 600, blur: expect.stringMatching(/^data:image\/webp;base64,/) };
  const seenBy = async (caller: typeof server.anonymous) =>
    (await caller.get(`/api/v1/jobs/${data._id}`)).json().data.picture;
  const { url, ...card } = await seenBy(server.anonymous);
  expect(card).toEqual({ ...look, largest: 640 });
  expect((await server.anonymous.get(`${url}&side=640`)).headers['content-type']).toBe('image/webp');
  expect((await server.anonymous.get(`${url}&side=1280`)).statusCode).toBe(403);
  expect(await seenBy(server.as('contractor'))).toMatchObject({ ...look, largest: 1280 });
  const [listed] = (await server.as('contractor').get('/api/v1/jobs/recent')).json().data;
  expect(listed.picture).toMatchObject({ ...look, largest: 640 });
});

test('a PDF has no picture', async () => {
  const { data } = (await post(dataUrl('application/pdf', PDF), 'offer.pdf')).json();
  expect(data.picture).toBeNull();
});
