import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { createTestServer } from '../../../app/testing';
import { jobPictures } from '../../../database/tables/job-pictures';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';
import { storedTexts } from '../../../kit/storage/testing';
import { addDue, sweepOf } from './testing';

const server = createTestServer();
const client = server.as('client');
const sweep = () => server.services.postRecurringJobs();
const remove = (id: string) => server.services.transaction((tx) => server.services.files.remove(tx, id));
const PLAN = '%PDF-1.7\n The plan of the garden';
const COLOURS = ['#c84', '#48c'];

async function sendPicture(background: string): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'lawn.png');
  return (await client.post('/api/v1/jobs/pictures', body)).json().data._id;
}

/** A job with two pictures and a plan, which is due to post itself again; returns its id. */
async function addDueWithFiles(): Promise<string> {
  const pictures: object[] = [];
  for (const colour of COLOURS) pictures.push({ _id: await sendPicture(colour), caption: colour });
  const attachment = `data:application/pdf;base64,${Buffer.from(PLAN).toString('base64')}`;
  const plan = { attachment, attachmentName: 'plan.pdf' };
  const job = { title: 'Mow the lawn', description: 'All of it', pictures, ...plan };
  const created = await client.post('/api/v1/jobs/create', job);
  if (created.statusCode !== 201) throw new Error(created.body);
  const { _id: jobId } = created.json().data;
  await addDue(server, { jobId });
  await server.settle();
  return jobId;
}

const read = async (id: string) => (await client.get(`/api/v1/jobs/${id}`)).json().data;
async function copyOf(jobId: string) {
  const rows = await server.database.select({ id: jobs.id }).from(jobs).where(ne(jobs.id, jobId));
  if (rows[0] === undefined || rows.length > 1) throw new Error(`${rows.length} copies`);
  return read(rows[0].id);
}
/** What a reader gets of each picture and of the plan. */
async function bytesOf({ pictures, attachment }: { pictures: JobPicture[]; attachment: string }) {
  const links = [...pictures.map(({ url, largest }) => `${url}&side=${largest}`), attachment];
  const answers = await Promise.all(links.map((link) => client.get(link)));
  return answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.toString('base64')]);
}
const idsOf = ({ pictures }: { pictures: JobPicture[] }) => pictures.map(({ _id }) => _id);

test('a copy has copies of the pictures, with order and captions, and of the file beside them [RPT-10]', async () => {
  const jobId = await addDueWithFiles();
  await sweep();
  await server.settle();
  const [first, copy] = [await read(jobId), await copyOf(jobId)];
  const looksOf = ({ pictures }: { pictures: JobPicture[] }) =>
    pictures.map(({ caption, width, height, blur }) => ({ caption, width, height, blur }));
  expect(looksOf(copy).map(({ caption }) => caption)).toEqual(COLOURS);
  expect(looksOf(copy)).toEqual(looksOf(first));
  expect(copy.attachmentName).toBe('plan.pdf');
  expect(await bytesOf(copy)).toEqual(await bytesOf(first));
  expect(idsOf(copy).filter((id) => idsOf(first).includes(id))).toEqual([]);
  for (const side of PICTURE_SIDES)
    expect((await client.get(`${copy.pictures[0].url}&side=${side}`)).statusCode).toBe(200);
});

test.each([
  ['the first', 'the copy', (first: string) => first],
  ['the copy', 'the first', (_first: string, copy: string) => copy],
])('the files of %s go, and those of %s stay [RPT-10]', async (_one, _other, chosen) => {
  const jobId = await addDueWithFiles();
  await sweep();
  const copyId = (await copyOf(jobId))._id;
  const goneId = chosen(jobId, copyId);
  const stays = await read(goneId === jobId ? copyId : jobId);
  const before = await bytesOf(stays);
  await client.put(`/api/v1/jobs/${goneId}`, { pictures: [], attachment: null });
  await server.settle();
  expect(await read(goneId)).toMatchObject({ pictures: [], attachment: null });
  expect(await bytesOf(await read(stays._id))).toEqual(before);
  expect(before.map(([status]) => status)).toEqual([200, 200, 200]);
});

test('of a process that dies half way nothing is there, and the next posts it with all files [RPT-10]', async () => {
  const jobId = await addDueWithFiles();
  const { copy, ...others } = server.services.files;
  let copied = 0;
  const dying = sweepOf(server, {
    files: {
      ...others,
      copy: (...given: Parameters<typeof copy>) => {
        copied += 1;
        return copied === 2 ? Promise.reject(new Error('killed')) : copy(...given);
      },
    },
  });
  await expect(dying()).rejects.toThrow('killed');
  expect(await server.database.$count(jobs)).toBe(1);
  expect(await server.database.$count(files)).toBe(3);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await server.database.$count(files)).toBe(6);
  expect((await bytesOf(await copyOf(jobId))).map(([status]) => status)).toEqual([200, 200, 200]);
});

test('a picture that is gone from the store is left out, and the rest follow [RPT-10]', async () => {
  const jobId = await addDueWithFiles();
  const [lost = ''] = idsOf(await read(jobId));
  await server.services.store.remove(lost);
  await sweep();
  const copy = await copyOf(jobId);
  expect(copy.pictures.map(({ caption }: JobPicture) => caption)).toEqual(COLOURS.slice(1));
  expect(copy.picture).not.toBeNull();
  expect(copy.attachmentName).toBe('plan.pdf');
});

test('while they are copied the owner changes none of them [RPT-10]', async () => {
  const jobId = await addDueWithFiles();
  const change = () => client.put(`/api/v1/jobs/${jobId}`, { pictures: [] });
  const { copy, ...others } = server.services.files;
  const changes: ReturnType<typeof change>[] = [];
  const slow = sweepOf(server, {
    files: {
      ...others,
      copy: async (...given: Parameters<typeof copy>) => {
        if (changes.length === 0) changes.push(change());
        await new Promise((resolve) => setTimeout(resolve, 200));
        return copy(...given);
      },
    },
  });
  await slow();
  await Promise.all(changes);
  expect(idsOf(await copyOf(jobId))).toHaveLength(2);
  expect(idsOf(await read(jobId))).toEqual([]);
});

test('a file that was taken away has no copy, and leaves nothing behind', async () => {
  const id = await sendPicture('#000');
  await server.settle();
  await remove(id);
  await server.settle();
  const before = storedTexts(server.folder).length;
  const { files: service, transaction } = server.services;
  expect(await transaction((tx) => service.copy(tx, id))).toBeUndefined();
  expect(storedTexts(server.folder)).toHaveLength(before);
  expect(await server.database.$count(jobPictures, eq(jobPictures.id, id))).toBe(0);
});
