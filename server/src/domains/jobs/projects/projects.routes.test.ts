import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { projectJobs, projects } from '../../../database/tables/projects';
import { createTeam, draft } from '../../accounts/team/testing';
import { addJob } from '../jobs/testing';
import { PROJECTS, addProject, bathroom, putJob, readProject } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const client = server.as('client');
const mine = async (caller = client) => (await caller.get(PROJECTS)).json().data;
const CREATE = '/api/v1/jobs/create';

test('a project is made, changed and deleted, and its jobs stay [PRJ-01, PRJ-08]', async () => {
  const place = { coordinates: [45.76, 4.83], city: 'Lyon' };
  const project = await addProject(client, { place });
  expect(project).toMatchObject({ name: 'New bathroom', place, jobIds: [], archivedAt: null });
  expect(project.money).toEqual({ budget: 8000, planned: 0, agreed: 0, paid: 0, unpriced: 0 });
  const changed = await client.put(`${PROJECTS}/${project._id}`, { name: 'Bath', budget: '950.5' });
  expect(changed.json().data).toMatchObject({
    name: 'Bath',
    about: '',
    place: null,
    money: { budget: 950.5 },
  });
  const job = await addJob(server);
  await putJob(client, project._id, job.id);
  await addProject(client, { name: 'Newer' });
  expect((await mine()).map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Bath']);
  expect((await client.delete(`${PROJECTS}/${project._id}`)).json().message).toBe('Project deleted');
  expect((await client.delete(`${PROJECTS}/${project._id}`)).statusCode).toBe(404);
  expect(await mine()).toHaveLength(1);
  expect((await client.get(`/api/v1/jobs/${job.id}`)).statusCode).toBe(200);
});

test.each([
  ['no name', { name: ' \u200b ' }],
  ['a name without an end', { name: 'x'.repeat(121) }],
  ['a text without an end', { about: 'x'.repeat(2001) }],
  ['no budget', { budget: undefined }],
  ['a budget of nothing', { budget: 0 }],
  ['a budget below nothing', { budget: -5 }],
  ['a budget in fractions of cents', { budget: 10.005 }],
  ['a budget that is no number', { budget: { $gt: 0 } }],
  ['more than anybody has', { budget: 1e15 }],
  ['a place off the globe', { place: { coordinates: [123, 4] } }],
])('%s is refused, and nothing is kept [PRJ-01]', async (_what, given) => {
  expect((await client.post(PROJECTS, { ...bathroom, ...given })).statusCode).toBe(400);
  expect(await server.database.$count(projects)).toBe(0);
});

test('markup, SQL and format strings are text like any other [PRJ-01]', async () => {
  const hostile = `<img src=x onerror=alert(1)> '; drop table projects;-- {__proto__} %s \${7*7}`;
  const { _id: id } = await addProject(client, { name: hostile, about: hostile });
  expect(await readProject(client, id)).toMatchObject({ name: hostile, about: hostile });
});

test('somebody has fifty projects at most, of twenty at once too [PRJ-02]', async () => {
  const { id: userId } = await server.user('client');
  await server.database
    .insert(projects)
    .values(Array.from({ length: 40 }, (_, n) => ({ userId, name: `${n}`, about: '', budget: 100 })));
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(PROJECTS, bathroom)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'PROJECT_LIMIT',
    details: { max: 50 },
  });
});

test('a project takes thirty jobs at most, of twenty at once too [PRJ-02]', async () => {
  const { _id: projectId } = await addProject(client);
  const rows = [];
  for (let number = 0; number < 40; number += 1) rows.push(await addJob(server));
  await server.database
    .insert(projectJobs)
    .values(rows.slice(0, 20).map(({ id: jobId }) => ({ projectId, jobId })));
  const answers = await Promise.all(rows.slice(20).map(({ id }) => putJob(client, projectId, id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('PROJECT_FULL');
  expect((await readProject(client, projectId)).jobs).toHaveLength(30);
});

test('a call that is sent twice does it once [PRJ-02]', async () => {
  const headers = { 'idempotency-key': 'the-same' };
  const post = () => client.post(PROJECTS, bathroom, { headers });
  const [first, second] = [await post(), await post()];
  expect(second.json()).toEqual(first.json());
  const [{ _id: projectId }] = await mine();
  const create = () =>
    client.post(CREATE, { ...draft, projectId }, { headers: { 'idempotency-key': 'job' } });
  const [one, again] = [await create(), await create()];
  expect(again.json()).toEqual(one.json());
  expect(await mine()).toMatchObject([{ jobIds: [one.json().data._id] }]);
});

test('of twenty that put one job into two projects one project wins [PRJ-03]', async () => {
  const [one, other] = [await addProject(client), await addProject(client)];
  const { id: jobId } = await addJob(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => putJob(client, (n % 2 === 0 ? one : other)._id, jobId)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('JOB_IN_PROJECT');
  const held = (await mine()).map(({ jobIds }: { jobIds: string[] }) => jobIds.length);
  expect(held.sort()).toEqual([0, 1]);
});

test('a job goes into another project once it is out of the first [PRJ-03]', async () => {
  const [one, other] = [await addProject(client), await addProject(client)];
  const { id: jobId } = await addJob(server);
  await putJob(client, one._id, jobId);
  expect((await putJob(client, one._id, jobId.toUpperCase())).statusCode).toBe(200);
  expect((await client.delete(`${PROJECTS}/${other._id}/jobs/${jobId}`)).statusCode).toBe(404);
  const out = await client.delete(`${PROJECTS}/${one._id}/jobs/${jobId}`);
  expect(out.json().message).toBe('Job taken out of the project');
  expect((await putJob(client, other._id, jobId)).json().message).toBe('Job added to the project');
  expect((await readProject(client, other._id)).jobs).toMatchObject([{ _id: jobId, applications: 0 }]);
});

test('a job is posted into a project, or not at all [PRJ-04]', async () => {
  const { _id: projectId } = await addProject(client);
  const posted = await client.post(CREATE, { ...draft, projectId });
  expect(posted.statusCode).toBe(201);
  expect((await readProject(client, projectId)).jobIds).toEqual([posted.json().data._id]);
  for (const wrong of [UNKNOWN_ID, (await addProject(server.as('company')))._id])
    expect((await client.post(CREATE, { ...draft, projectId: wrong })).statusCode).toBe(404);
  expect((await client.post(CREATE, { ...draft, projectId: 'x' })).statusCode).toBe(400);
  await client.patch(`${PROJECTS}/${projectId}/archive`);
  expect((await client.post(CREATE, { ...draft, projectId })).json().code).toBe('PROJECT_ARCHIVED');
  expect(await server.database.$count(jobs)).toBe(1);
});

test('what is archived is read, reopened or deleted, and nothing else [PRJ-08]', async () => {
  const { _id: id } = await addProject(client);
  const [inside, outside] = [await addJob(server), await addJob(server)];
  await putJob(client, id, inside.id);
  const archived = await client.patch(`${PROJECTS}/${id}/archive`);
  expect(archived.json()).toMatchObject({
    message: 'Project archived',
    data: { archivedAt: expect.any(String) },
  });
  expect((await client.patch(`${PROJECTS}/${id}/archive`)).json().data).toEqual(archived.json().data);
  for (const refused of [
    await client.put(`${PROJECTS}/${id}`, bathroom),
    await putJob(client, id, outside.id),
    await client.delete(`${PROJECTS}/${id}/jobs/${inside.id}`),
  ])
    expect(refused.json()).toMatchObject({ code: 'PROJECT_ARCHIVED' });
  await addProject(client, { name: 'Open' });
  expect((await mine()).map(({ name }: { name: string }) => name)).toEqual(['Open', 'New bathroom']);
  expect((await readProject(client, id)).jobIds).toEqual([inside.id]);
  expect((await client.patch(`${PROJECTS}/${id}/reopen`)).json().data.archivedAt).toBeNull();
  expect((await putJob(client, id, outside.id)).statusCode).toBe(200);
});

test('archiving meets twenty jobs that come in: what is in stays, nothing comes after [PRJ-08]', async () => {
  const { _id: id } = await addProject(client);
  const rows = [];
  for (let number = 0; number < 20; number += 1) rows.push(await addJob(server));
  const [archived, ...answers] = await Promise.all([
    client.patch(`${PROJECTS}/${id}/archive`),
    ...rows.map((row) => putJob(client, id, row.id)),
  ]);
  const came = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(archived.statusCode).toBe(200);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20 - came);
  expect((await readProject(client, id)).jobIds).toHaveLength(came);
});

test('a deleted job is in no project any more [PRJ-08]', async () => {
  const { _id: id } = await addProject(client);
  const { id: jobId } = await addJob(server);
  await putJob(client, id, jobId);
  await client.delete(`/api/v1/jobs/${jobId}`);
  expect(await readProject(client, id)).toMatchObject({ jobIds: [], jobs: [] });
  expect((await putJob(client, id, jobId)).statusCode).toBe(404);
});

test('those of others are 404, and so are unknown ones and the jobs of others [PRJ-01]', async () => {
  const { _id: id } = await addProject(client);
  const { id: jobId } = await addJob(server);
  const company = server.as('company');
  const own = await addProject(company);
  for (const project of [id, UNKNOWN_ID, 'x']) {
    for (const answer of [
      await company.get(`${PROJECTS}/${project}`),
      await company.put(`${PROJECTS}/${project}`, bathroom),
      await company.patch(`${PROJECTS}/${project}/archive`),
      await company.patch(`${PROJECTS}/${project}/reopen`),
      await company.delete(`${PROJECTS}/${project}`),
      await putJob(company, project, jobId),
      await company.delete(`${PROJECTS}/${project}/jobs/${jobId}`),
    ])
      expect(answer.statusCode).toBe(404);
  }
  for (const job of [jobId, UNKNOWN_ID, 'x']) {
    expect((await putJob(company, own._id, job)).statusCode).toBe(404);
    expect((await company.delete(`${PROJECTS}/${own._id}/jobs/${job}`)).statusCode).toBe(404);
  }
  expect(await mine(company)).toMatchObject([{ _id: own._id, jobIds: [] }]);
});

test('contractors have none, and nobody sees that a job is part of one [PRJ-07]', async () => {
  const contractor = server.as('contractor');
  const { _id: id } = await addProject(client, { name: 'Secret name' });
  const { id: jobId } = await addJob(server);
  const before = (await contractor.get(`/api/v1/jobs/${jobId}`)).json();
  await putJob(client, id, jobId);
  expect((await contractor.get(`/api/v1/jobs/${jobId}`)).json()).toEqual(before);
  const recent = await server.anonymous.get('/api/v1/jobs/recent');
  expect(recent.body).not.toMatch(/project|Secret name/i);
  for (const url of [PROJECTS, `${PROJECTS}/${id}`]) {
    expect((await contractor.get(url)).statusCode).toBe(403);
    expect((await server.anonymous.get(url)).statusCode).toBe(401);
  }
  expect((await contractor.post(PROJECTS, bathroom)).statusCode).toBe(403);
  expect((await putJob(contractor, id, jobId)).statusCode).toBe(403);
});

test('those of a company are its team’s: viewers read, who hires changes, noted in the log [PRJ-09]', async () => {
  const { acting: viewer, own } = await aMember('viewer');
  const { acting: recruiter, person } = await aMember('recruiter', 'Max Member');
  const { _id: id } = await addProject(recruiter, { name: 'Ours' });
  for (const caller of [viewer, recruiter, server.as('company')])
    expect(await mine(caller)).toMatchObject([{ name: 'Ours' }]);
  expect((await readProject(viewer, id)).name).toBe('Ours');
  expect(await mine(own)).toEqual([]);
  expect((await viewer.post(PROJECTS, bathroom)).statusCode).toBe(403);
  expect((await viewer.put(`${PROJECTS}/${id}`, bathroom)).statusCode).toBe(403);
  expect((await viewer.patch(`${PROJECTS}/${id}/archive`)).statusCode).toBe(403);
  expect((await viewer.delete(`${PROJECTS}/${id}`)).statusCode).toBe(403);
  expect((await putJob(viewer, id, UNKNOWN_ID)).statusCode).toBe(403);
  expect((await recruiter.patch(`${PROJECTS}/${id}/archive`)).statusCode).toBe(200);
  const { data } = (await server.as('company').get('/api/v1/team/log')).json();
  expect(data[0]).toMatchObject({ action: 'projectChanged', actor: person.fullName });
});
