import { JOB_PICTURES_MAX } from '@plumbline/shared-schema/limits';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobPictures } from '../../../database/tables/job-pictures';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';
import { listRemovableFiles } from '../../accounts/deletion/personal-rows.repository';
import { addContract } from '../../deals/contracts/testing';

const server = createTestServer();
const client = server.as('client');
const UPLOAD = '/api/v1/jobs/pictures';
const draft = { title: 'Roof', description: 'Slate' };
const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n      ').toString('base64')}`;

const png = (side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
const pngUrl = async () => `data:image/png;base64,${(await png()).toString('base64')}`;

function form(bytes: Buffer, name = 'roof.png'): FormData {
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return body;
}

async function send(who = client): Promise<JobPicture> {
  return (await who.post(UPLOAD, form(await png()))).json().data;
}

/** So many, one after the other. */
async function sendMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let sent = 0; sent < count; sent += 1) ids.push((await send())._id);
  return ids;
}

const chosen = (...ids: string[]) => ({ pictures: ids.map((_id) => ({ _id, caption: '' })) });
const create = (body: object) => client.post('/api/v1/jobs/create', { ...draft, ...body });
const put = (id: string, body: object) => client.put(`/api/v1/jobs/${id}`, body);
async function createWith(...ids: string[]): Promise<string> {
  return (await create(chosen(...ids))).json().data._id;
}
async function read(id: string, caller = client) {
  return (await caller.get(`/api/v1/jobs/${id}`)).json().data;
}
const idsOf = async (id: string) => (await read(id)).pictures.map(({ _id }: JobPicture) => _id);
const countFiles = () => server.database.$count(files);

test('pictures are sent one by one and taken by a job in their order, with captions [JOB-84]', async () => {
  const [first = '', second = ''] = await sendMany(2);
  const pictures = [{ _id: second, caption: ' The  ridge ' }, { _id: first }];
  const created = await create({ pictures });
  expect(created.statusCode).toBe(201);
  const job = await read(created.json().data._id);
  const look = { width: 8, height: 8, blur: expect.stringMatching(/^data:image\/webp/), largest: 1280 };
  expect(job.pictures).toEqual([
    { _id: second, caption: 'The ridge', url: expect.stringContaining(second), ...look },
    { _id: first, caption: '', url: expect.stringContaining(first), ...look },
  ]);
  expect(job.picture.url).toContain(second);
  expect(job).toMatchObject({ attachmentName: 'roof.png', attachmentType: 'image/png' });
  const [listed] = (await server.anonymous.get('/api/v1/jobs/recent')).json().data;
  expect(listed).toMatchObject({ picture: { largest: 640 }, contractimage: expect.stringContaining(second) });
  const [seen] = (await read(job._id, server.anonymous)).pictures;
  expect(seen.largest).toBe(640);
  expect((await server.anonymous.get(`${seen.url}&side=640`)).statusCode).toBe(200);
  expect((await server.anonymous.get(`${seen.url}&side=1280`)).statusCode).toBe(403);
});

test('a change puts them in another order, takes and leaves some, and those left go [JOB-85]', async () => {
  const [one = '', two = '', three = '', four = ''] = await sendMany(4);
  const id = await createWith(one, two, three);
  await put(id, { title: 'Slate roof' });
  expect(await idsOf(id)).toEqual([one, two, three]);
  await put(id, chosen(four, three, one));
  expect(await idsOf(id)).toEqual([four, three, one]);
  expect(await countFiles()).toBe(3);
  await put(id, { pictures: [] });
  expect(await read(id)).toMatchObject({ pictures: [], picture: null, attachmentName: null });
  expect(await countFiles()).toBe(0);
});

test('a caller who knows one attachment sends, replaces and removes the first picture [JOB-09]', async () => {
  const created = await create({ attachment: await pngUrl(), attachmentName: 'one.png' });
  const id = created.json().data._id;
  const [first] = await idsOf(id);
  const [kept = ''] = await sendMany(1);
  await put(id, chosen(first, kept));
  await put(id, { attachment: await pngUrl(), attachmentName: 'two.png' });
  expect((await read(id)).attachmentName).toBe('two.png');
  expect((await idsOf(id)).slice(1)).toEqual([kept]);
  await put(id, { attachment: null });
  expect(await idsOf(id)).toEqual([kept]);
  expect(await countFiles()).toBe(1);
});

test('a file that is no picture stands beside the pictures [JOB-86]', async () => {
  const [one = '', two = ''] = await sendMany(2);
  const created = await create({ ...chosen(one, two), attachment: PDF, attachmentName: 'plan.pdf' });
  const id = created.json().data._id;
  const job = await read(id);
  expect(job).toMatchObject({ attachmentName: 'plan.pdf', contractimage: expect.stringContaining(one) });
  expect((await server.anonymous.get(job.attachment)).headers['content-type']).toBe('application/pdf');
  await put(id, { attachment: null });
  expect(await read(id)).toMatchObject({
    attachmentName: 'roof.png',
    pictures: [{ _id: one }, { _id: two }],
  });
  await put(id, { ...chosen(two), attachment: PDF, attachmentName: 'new.pdf' });
  expect(await read(id)).toMatchObject({ attachmentName: 'new.pdf', pictures: [{ _id: two }] });
  expect(await countFiles()).toBe(2);
});

test.each<[string, () => Promise<object>, string]>([
  ['another account’s', async () => chosen((await send(server.as('company')))._id), 'pictureGone'],
  [
    'another job’s',
    async () => chosen(...(await idsOf(await createWith((await send())._id)))),
    'pictureGone',
  ],
  ['an unknown one', async () => chosen(UNKNOWN_ID), 'pictureGone'],
  ['one twice', async () => send().then(({ _id }) => chosen(_id, _id)), 'pictureGone'],
  ['a file that is none', async () => chosen(await aFileId()), 'pictureGone'],
  ['eleven', async () => chosen(...(await sendMany(JOB_PICTURES_MAX + 1))), 'tooManyPictures'],
  [
    'ten and an attached one',
    async () => ({ ...chosen(...(await sendMany(JOB_PICTURES_MAX))), attachment: await pngUrl() }),
    'tooManyPictures',
  ],
])('%s as a picture is refused and changes nothing [JOB-87]', async (_what, body, key) => {
  const mine = (await send())._id;
  const id = await createWith(mine);
  const sent = await body();
  const before = await countFiles();
  for (const answer of [await put(id, sent), await create(sent)])
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { pictures: `validation.${key}` },
    });
  expect(await idsOf(id)).toEqual([mine]);
  expect(await countFiles()).toBe(before);
});

/** The PDF of a job. */
async function aFileId(): Promise<string> {
  const id = (await create({ attachment: PDF })).json().data._id;
  return (await server.database.query.jobs.findFirst({ where: eq(jobs.id, id) }))?.attachmentFileId ?? '';
}

test.each<[string, () => Promise<Buffer>, string]>([
  ['a PDF', async () => Buffer.from('%PDF-1.7\n'), '400 ATTACHMENT_TYPE'],
  ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), '400 ATTACHMENT_TYPE'],
  ['half a picture', async () => (await png()).subarray(0, 40), '400 ATTACHMENT_TYPE'],
  ['too many pixels', () => png(6500), '413 PICTURE_TOO_LARGE'],
  ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), '413 FILE_TOO_LARGE'],
])('%s is no picture of a job and is not kept [JOB-88]', async (_what, bytes, refusal) => {
  const answer = await client.post(UPLOAD, form(await bytes(), 'evil.png'));
  expect(`${answer.statusCode} ${answer.json().code}`).toBe(refusal);
  expect(await countFiles()).toBe(0);
});

test('nothing sent is refused by the name of the field [JOB-88]', async () => {
  expect((await client.post(UPLOAD, new FormData())).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { picture: 'validation.pictureRequired' },
  });
});

test('of twenty jobs that want one picture at the same moment, one has it [JOB-87]', async () => {
  const { _id } = await send();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(chosen(_id))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(400)]);
  expect(await server.database.$count(jobs)).toBe(1);
});

test('twenty changes at the same moment leave one order, whole [JOB-85]', async () => {
  const ids = await sendMany(4);
  const id = await createWith(...ids);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      put(id, chosen(...ids.slice(turn % 4), ...ids.slice(0, turn % 4))),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect([...(await idsOf(id))].sort()).toEqual([...ids].sort());
  expect(await countFiles()).toBe(4);
});

test('a repeat of a call whose answer was lost sends no second picture [JOB-84]', async () => {
  const once = { headers: { 'idempotency-key': 'picture-of-the-roof' } };
  const bytes = await png();
  const [first, again] = [
    await client.post(UPLOAD, form(bytes), once),
    await client.post(UPLOAD, form(bytes), once),
  ];
  expect(again.json()).toEqual(first.json());
  expect(await countFiles()).toBe(1);
});

test('what no job has taken within a day goes, and what waits is bounded [JOB-89]', async () => {
  const [old = '', taken = '', young = ''] = await sendMany(3);
  await createWith(taken);
  await server.database
    .update(jobPictures)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(sql`${jobPictures.id} in (${old}, ${taken})`);
  await server.services.jobPictures.sweep();
  const left = await server.database.select({ id: jobPictures.id }).from(jobPictures);
  expect(left.map(({ id }) => id).sort()).toEqual([taken, young].sort());
  expect(await countFiles()).toBe(2);
  await sendMany(3 * JOB_PICTURES_MAX);
  expect(await countFiles()).toBe(3 * JOB_PICTURES_MAX + 1);
  expect((await create(chosen(young))).statusCode).toBe(400);
});

test('pictures go with the account, but not those of a job with a contract [JOB-90]', async () => {
  const [plain = '', waiting = '', promised = ''] = await sendMany(3);
  await createWith(plain);
  const { jobId, clientId } = await addContract(server);
  await put(jobId, chosen(promised));
  const removable = await server.connection.transaction((tx) => listRemovableFiles(tx, clientId));
  expect(removable.sort()).toEqual([plain, waiting].sort());
});
