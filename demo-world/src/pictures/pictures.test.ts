import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import type { MaterialsList } from '@plumbline/shared-schema/materials';
import { files } from '@plumbline/server/database/tables/users';
import { keyOfCopy } from '@plumbline/server/domains/people/files/pictures.service';
import { createTestServer } from '@plumbline/server/app/testing';
import { buildWorld } from '../generator';
import { demoAccounts, seedDemoWorld } from '@plumbline/demo-world/seed';
import { drawFace } from './faces';
import { drawMark } from './marks';
import { RENDERED, smallName } from './make';
import { RENDERINGS } from '../trades/renderings';

const now = new Date('2026-05-20T10:20:00Z');
const { users, jobs, pictures } = buildWorld({ now });

/** Sides of the copies; the largest is what was rendered. */
const COPIES = PICTURE_SIDES.slice(0, -1);
const renderings = readdirSync(RENDERED).filter((name) => name.endsWith('.webp'));
const placeOf = new Map(
  pictures.orders.flatMap(({ id, subject }) =>
    'photo' in subject ? [[id, subject.photo.replace(/-(before|after)$/, '')] as const] : [],
  ),
);

describe('what is rendered', () => {
  it('shows every place before and after, in one size, and no other', async () => {
    const named = RENDERINGS.flatMap(({ pair }) => [`${pair}-after.webp`, `${pair}-before.webp`]);
    expect(renderings.sort()).toEqual(named.sort());
    for (const { pair } of RENDERINGS) {
      const sizes = await Promise.all(
        ['before', 'after'].map((stage) => sharp(path.join(RENDERED, `${pair}-${stage}.webp`)).metadata()),
      );
      for (const { width, height } of sizes) expect(width / height).toBeCloseTo(4 / 3);
      expect(sizes[0]?.width).toBe(sizes[1]?.width);
    }
  });

  it('lies there in the sizes that pages ask for, light enough for a phone', async () => {
    const copies = renderings.flatMap((name) => COPIES.map((side) => smallName(name.slice(0, -5), side)));
    const found = readdirSync(path.join(RENDERED, 'small')).map((name) => `small/${name}`);
    expect(found.sort()).toEqual(copies.sort());
    for (const name of copies) {
      const file = path.join(RENDERED, name);
      expect(String((await sharp(file).metadata()).width)).toBe(/\d+(?=\.webp$)/.exec(name)?.[0]);
      expect(statSync(file).size).toBeLessThan(48 * 1024);
    }
  });

  it('is of each place one open job in a city, three in all', () => {
    const covers = pictures.jobPictures.filter(({ position }) => position === 0);
    const shown = covers.map(({ id, jobId }) => {
      const job = jobs.find((one) => one.id === jobId);
      expect(job?.status).toBe('open');
      return { city: job?.city, place: placeOf.get(id) };
    });
    expect(shown.length).toBeGreaterThan(25);
    for (const { pair } of RENDERINGS) {
      const cities = shown.filter(({ place }) => place === pair).map(({ city }) => city);
      expect(new Set(cities).size).toBe(cities.length);
      expect(cities.length).toBeLessThanOrEqual(3);
    }
  });

  it('shows some places of jobs more closely, with captions', () => {
    const counts = new Map<string, number>();
    for (const { jobId } of pictures.jobPictures) counts.set(jobId ?? '', (counts.get(jobId ?? '') ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([1, 2, 3, 5]));
    for (const { jobId, caption } of pictures.jobPictures)
      expect(caption !== '').toBe((counts.get(jobId ?? '') ?? 0) > 1);
  });

  it('is of each place one profile in a city', () => {
    const shown = pictures.works.map(
      ({ userId, afterFileId }) =>
        `${users.find(({ id }) => id === userId)?.city ?? ''}: ${placeOf.get(afterFileId) ?? ''}`,
    );
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('is the work of most contractors, at a price and without a gap in the text', () => {
    const contractors = users.filter(({ userType }) => userType === 'contractor');
    const withWorks = new Set(pictures.works.map(({ userId }) => userId));
    expect(withWorks.size).toBeGreaterThan(contractors.length * 0.8);
    for (const { description, cost, serviceTime } of pictures.works) {
      expect(description).not.toMatch(/[{}[\]|#]|undefined|NaN/);
      expect(cost).toBeGreaterThan(0);
      expect(serviceTime).toBeGreaterThan(0);
    }
  });
});

describe('what is drawn', () => {
  it('gives people faces and firms marks of their own', async () => {
    const faces = users.map(({ fullName }) => drawFace({ name: fullName }));
    expect(new Set(faces).size).toBeGreaterThan(faces.length * 0.95);
    const marks = Array.from({ length: 15 }, (_, index) => drawMark(index));
    expect(new Set(marks).size).toBe(marks.length);
    for (const svg of [faces[0], marks[0]])
      expect(await sharp(Buffer.from(svg ?? '')).metadata()).toMatchObject({ format: 'svg', width: 256 });
  });

  it('leaves nobody without a face', () => {
    expect(pictures.orders.filter(({ name }) => name === 'profile')).toHaveLength(users.length);
  });
});

describe('the demo world with pictures', () => {
  const server = createTestServer({}, { keepsRows: true });
  beforeAll(async () => {
    const { passwords, store, incoming } = server.services;
    await seedDemoWorld(server.database, {
      hashPassword: passwords.hash,
      now,
      pictures: { store, incoming },
    });
  }, 240_000);

  it('lies there in every size, so that nobody waits for one to be drawn', async () => {
    const rows = await server.database.select().from(files);
    const papers = rows.filter(({ name }) => /^(nationalId|licence|insurance|receipt)\.webp$/.test(name));
    expect(rows).toHaveLength(pictures.orders.length + papers.length);
    for (const id of placeOf.keys())
      for (const side of COPIES) {
        const copy = await server.services.store.open(keyOfCopy(id, side));
        copy?.stream.destroy();
        expect(copy?.size).toBeGreaterThan(0);
      }
  });

  it('is seen: faces, jobs, and works before and after', async () => {
    const { data } = (await server.anonymous.get('/api/v1/jobs/recent?limit=50')).json();
    const shown = data.find(({ picture }: { picture: unknown }) => picture !== null);
    expect(shown).toMatchObject({
      picture: { height: shown.picture.width * 0.75, blur: expect.stringMatching(/^data:image/) },
      attachmentType: 'image/webp',
    });
    expect(shown.attachmentName).toMatch(/^Photo (of the site|du chantier)$/);
    const details = (await server.anonymous.get(`/api/v1/jobs/${shown._id}`)).json().data;
    for (const { url } of details.pictures)
      expect((await server.anonymous.get(`${url}&side=160`)).statusCode).toBe(200);
    for (const side of COPIES) {
      const copy = await server.anonymous.get(`${shown.picture.url}&side=${side}`);
      expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side });
    }
    const face = await server.anonymous.get(shown.postedBy.profile);
    expect(await sharp(face.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 });
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const works = (await server.withToken(token).get('/api/v1/portfolios')).json().data;
    expect(works).toHaveLength(4);
    expect((await server.anonymous.get(`${works[0].pictures.after.url}&side=640`)).statusCode).toBe(200);
  });

  it('knows contractors by their ID, licence and insurance, and has some for administrators to look at', async () => {
    const admin = server.as('admin');
    for (const kind of ['nationalId', 'licence', 'insurance']) {
      const { data } = (await admin.get(`/api/v1/admin/cases?kind=${kind}`)).json();
      expect(data).toHaveLength(2);
      const path = `/api/v1/admin/cases/${data[0]._id}`;
      const { data: look } = (await admin.post(`${path}/look`, { reason: 'Name' })).json();
      const shown = await server.anonymous.get(look.url);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
      const decision = await admin.post(`${path}/decision`, { action: 'approve', note: 'They agree.' });
      expect(decision.statusCode).toBe(200);
    }
    const people = (await server.anonymous.get('/api/v1/professionals?limit=50')).json().data;
    const withBadge = (badge: string) =>
      people.filter(({ badges }: { badges: string[] }) => badges.includes(badge)).length;
    expect(withBadge('identity')).toBeGreaterThan(8);
    expect(withBadge('licence')).toBeGreaterThan(4);
    expect(withBadge('licence')).toBeLessThan(people.length / 2);
    expect(withBadge('insurance')).toBeGreaterThan(people.length / 2);
  });

  it('has lists of material that people write and buy, with receipts that both sides of the contract open', async () => {
    const listsOf = async ({ email, password }: (typeof demoAccounts)[number]) => {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const caller = server.withToken(token);
      const { data } = (await caller.get('/api/v1/contracts/active-contracts')).json();
      const lists: MaterialsList[] = await Promise.all(
        data.map(
          async ({ _id }: { _id: string }) =>
            (await caller.get(`/api/v1/contracts/${_id}/materials`)).json().data,
        ),
      );
      return lists.filter(({ rows }) => rows.length > 0);
    };
    for (const account of demoAccounts) {
      const lists = await listsOf(account);
      expect(lists.length).toBeGreaterThan(0);
      for (const { rows, sums } of lists) {
        expect(new Set(rows.map(({ buyer }) => buyer)).size).toBe(2);
        expect(new Set(rows.map(({ paid }) => paid === null)).size).toBe(2);
        expect(sums.paid).toBeGreaterThan(0);
        const receipt = await server.anonymous.get(rows[0]?.receipt?.url ?? '');
        expect(await sharp(receipt.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
      }
    }
  });

  it('has verified the demo contractor, whose licence and insurance do not run out soon', async () => {
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const caller = server.withToken(token);
    const proofOf = async (path: string) => (await caller.get(`/api/v1/users/me/${path}`)).json().data;
    expect(await proofOf('national-id')).toMatchObject({ state: 'verified', licence: null });
    const { licence } = await proofOf('licence');
    expect(licence.number).toMatch(/^TL-\d{5}$/);
    // Not its state, which is that of today: this world is one of a day in May.
    const halfAYearLater = new Date(now.getTime() + 180 * 24 * 3600 * 1000);
    expect(new Date(licence.expiresOn) > halfAYearLater).toBe(true);
    const { insurance } = await proofOf('insurance');
    expect(new Date(insurance.endsOn) > new Date(now.getTime() + 59 * 24 * 3600 * 1000)).toBe(true);
    const { rows } = await server.database.execute<{ reason: string }>(sql`
      select outcome as reason from cases where outcome = 'refuse'`);
    expect(rows).toHaveLength(1);
  });
});
