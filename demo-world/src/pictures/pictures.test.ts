import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '@plumbline/server/database/tables/users';
import { createTestServer } from '@plumbline/server/app/testing';
import { buildWorld } from '../generator';
import { demoAccounts, seedDemoWorld } from '@plumbline/demo-world/seed';
import { drawFace } from './faces';
import { drawMark } from './marks';
import { drawScene, SCENE_VARIANTS } from './scenes';

const MIB = 1024 * 1024;
const now = new Date('2026-05-20T10:20:00Z');
const { users, jobs, pictures } = buildWorld({ now });

describe('what is drawn', () => {
  it('is the same each time, and another place for each variant', () => {
    const drawn = Array.from({ length: SCENE_VARIANTS }, (_, variant) =>
      drawScene({ name: 'roofing', variant, isDone: false }),
    );
    expect(drawn[0]).toBe(drawScene({ name: 'roofing', variant: 0, isDone: false }));
    expect(new Set(drawn).size).toBe(SCENE_VARIANTS);
  });

  it('changes between before and after in every scene', async () => {
    const names = new Set(
      pictures.orders.flatMap(({ subject }) => ('scene' in subject ? [subject.scene.name] : [])),
    );
    expect(names.size).toBeGreaterThanOrEqual(15);
    for (const name of names) {
      const [before, after] = [false, true].map((isDone) => drawScene({ name, variant: 1, isDone }));
      expect(before).not.toBe(after);
      for (const svg of [before, after])
        expect(await sharp(Buffer.from(svg ?? '')).metadata()).toMatchObject({ width: 960, height: 640 });
    }
  });

  it('gives people faces and firms marks of their own', async () => {
    const faces = users.map(({ fullName }) => drawFace({ name: fullName, isAtWork: false }));
    expect(new Set(faces).size).toBeGreaterThan(faces.length * 0.95);
    const marks = Array.from({ length: 15 }, (_, index) => drawMark(index));
    expect(new Set(marks).size).toBe(marks.length);
    for (const svg of [faces[0], marks[0]])
      expect(await sharp(Buffer.from(svg ?? '')).metadata()).toMatchObject({ format: 'svg', width: 256 });
  });

  it('leaves nobody without a face, and shows about half of the open jobs', () => {
    expect(pictures.orders.filter(({ name }) => name === 'profile')).toHaveLength(users.length);
    const open = jobs.filter(({ status }) => status === 'open').length;
    expect(pictures.jobFiles.size).toBeGreaterThan(open * 0.45);
    expect(pictures.jobFiles.size).toBeLessThan(open * 0.75);
  });

  it('shows works of every contractor, none in a scene of another, at a price and without a gap in the text', () => {
    const subjects = new Map(pictures.orders.map(({ id, subject }) => [id, subject]));
    const sceneOf = ({ afterFileId }: { afterFileId: string }) => {
      const subject = subjects.get(afterFileId);
      return subject && 'scene' in subject ? subject.scene.name : undefined;
    };
    for (const { id } of users.filter(({ userType }) => userType === 'contractor')) {
      const scenes = pictures.works.filter(({ userId }) => userId === id).map(sceneOf);
      expect(scenes.length).toBeGreaterThan(0);
      expect(new Set(scenes).size).toBe(scenes.length);
    }
    for (const { description, cost } of pictures.works) {
      expect(description).not.toMatch(/[{}[\]|#]|undefined|NaN/);
      expect(cost).toBeGreaterThan(0);
    }
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
  });

  it('takes at most 6 MB', async () => {
    const rows = await server.database.select().from(files);
    const proofs = rows.filter(({ name }) => /^(nationalId|licence)\.webp$/.test(name));
    expect(rows).toHaveLength(pictures.orders.length + proofs.length);
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6 * MIB);
  });

  it('is seen: faces, jobs, and works before and after', async () => {
    const { data } = (await server.anonymous.get('/api/v1/jobs/recent?limit=50')).json();
    const shown = data.find(({ picture }: { picture: unknown }) => picture !== null);
    expect(shown).toMatchObject({ picture: { width: 640, height: 427 }, attachmentType: 'image/webp' });
    expect(shown.attachmentName).toMatch(/^Photo (of the site|du chantier)$/);
    const copy = await server.anonymous.get(`${shown.picture.url}&side=320`);
    expect(copy.headers['content-type']).toBe('image/webp');
    const face = await server.anonymous.get(shown.postedBy.profile);
    expect(await sharp(face.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 });
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const works = (await server.withToken(token).get('/api/v1/portfolios')).json().data;
    expect(works).toHaveLength(4);
    expect((await server.anonymous.get(`${works[0].pictures.after.url}&side=640`)).statusCode).toBe(200);
  });

  it('knows contractors by their ID and licence, and has some for administrators to look at', async () => {
    const admin = server.as('admin');
    for (const kind of ['nationalId', 'licence']) {
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
  });

  it('has verified the demo contractor, whose licence does not run out soon', async () => {
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
    const { rows } = await server.database.execute<{ reason: string }>(sql`
      select outcome as reason from cases where outcome = 'refuse'`);
    expect(rows).toHaveLength(1);
  });
});
