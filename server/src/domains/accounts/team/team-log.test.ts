import { eq } from 'drizzle-orm';
import type { TeamLogEntry } from '@plumbline/shared-schema/team';
import { jobs } from '../../../database/tables/jobs';
import { teamLog } from '../../../database/tables/team';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { TEAM, createTeam, draft } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);

const entries = async (caller: ReturnType<typeof server.as>) =>
  (await caller.get(`${TEAM}/log`)).json().data as TeamLogEntry[];
const newest = async (caller: ReturnType<typeof server.as>) => {
  const [entry] = await entries(caller);
  return [entry?.action, ...(entry?.things ?? []).map(({ kind, _id, name }) => [kind, _id, name])];
};

test('the log names a job, as it is called now, once however often the call is repeated [TEAM-4]', async () => {
  const { acting, company } = await aMember('recruiter');
  const headers = { 'idempotency-key': 'k1' };
  const made = await acting.post('/api/v1/jobs/create', draft, { headers });
  expect((await acting.post('/api/v1/jobs/create', draft, { headers })).statusCode).toBe(201);
  const jobId: string = made.json().data._id;
  expect(await newest(acting)).toEqual(['jobPosted', ['job', jobId, draft.title]]);
  expect((await entries(acting)).filter(({ action }) => action === 'jobPosted')).toHaveLength(1);
  await acting.put(`/api/v1/jobs/${jobId}`, { ...draft, title: 'Tile two bathrooms' });
  expect(await newest(acting)).toEqual(['jobChanged', ['job', jobId, 'Tile two bathrooms']]);
  await server.database.delete(jobs).where(eq(jobs.id, jobId));
  expect(await newest(server.as(company.id))).toEqual(['jobChanged']);
});

test('the log names an invitation, an applicant and an offer: the job and who got it [TEAM-4]', async () => {
  const { acting, company } = await aMember('recruiter');
  const title = draft.title;
  const { id: jobId } = await addJob(server, { ownerId: company.id, title });
  const { id: professionalId, fullName } = await server.user('contractor');
  const both = [
    ['job', jobId, title],
    ['person', professionalId, fullName],
  ];
  const invited = await acting.post('/api/v1/invites', { jobId, contractorId: professionalId });
  expect(await newest(acting)).toEqual(['professionalInvited', ...both]);
  await acting.put(`/api/v1/invites/${invited.json().data._id}/withdraw`);
  expect(await newest(acting)).toEqual(['inviteChanged', ...both]);
  const { id } = await addApplication(server, { jobId, userId: professionalId });
  await acting.put(`/api/v1/applications/${id}/decline`, { reason: 'dates' });
  expect(await newest(acting)).toEqual(['applicantDeclined', ...both]);
  await acting.put(`/api/v1/applications/${id}/reconsider`);
  expect(await newest(acting)).toEqual(['applicantReconsidered', ...both]);

  const terms = { description: 'All of it.', budget: 950, deliveryTime: 14, expiresIn: 7 };
  const sent = await acting.post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  expect(await newest(acting)).toEqual(['offerSent', ...both]);
  await acting.put(`/api/v1/offers/${sent.json().data._id}/withdraw`);
  expect(await newest(acting)).toEqual(['offerChanged', ...both]);
});

test('the log names a contract, and a message: who with [TEAM-4]', async () => {
  const { acting, company } = await aMember('owner');
  const { id: professionalId, fullName } = await server.user('contractor');
  const { id, jobId } = await addContract(server, { clientId: company.id, professionalId });
  const { title } = draft;
  await server.database.update(jobs).set({ ownerId: company.id, title }).where(eq(jobs.id, jobId));
  expect((await acting.patch(`/api/v1/contracts/${id}/pause`)).statusCode).toBe(200);
  const person = ['person', professionalId, fullName];
  expect(await newest(acting)).toEqual(['contractChanged', ['contract', id, title], person]);

  const message = { recipientId: professionalId, content: 'Hello' };
  const sent = (await acting.post('/api/v1/messages', message)).json();
  expect(await newest(acting)).toEqual(['messageSent', person]);
  await acting.delete(`/api/v1/messages/${sent.chatId}/${sent.data._id}`);
  expect(await newest(acting)).toEqual(['messageChanged', person]);
  await server.database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, professionalId));
  expect(await newest(acting)).toEqual(['messageChanged']);
});

test('the log names nothing of what is not the company’s, such as of a try that the process did not survive [TEAM-4]', async () => {
  const { acting, company, person } = await aMember('owner');
  const { id } = await addContract(server);
  const deed = { companyId: company.id, actorId: person.id, action: 'contractChanged' } as const;
  await server.database.insert(teamLog).values({ ...deed, subject: 'contract', subjectId: id });
  expect(await newest(acting)).toEqual(['contractChanged']);
});
