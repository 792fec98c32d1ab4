import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../database/tables/audit-entries';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { CASES, casesOf, decide } from '../cases/testing';

const server = createTestServer();
const PATH = '/api/v1/support/tickets';
const ticket = { fullName: 'Ada Mason', email: 'ada@example.org', message: 'The map stays grey.' };

async function caseIdOf(query = ''): Promise<string> {
  return (await casesOf(server, `?kind=supportTicket${query}`)).data[0]._id;
}
const answer = async (caseId: string, note = 'Reload the page.') =>
  decide(server, caseId, { action: 'answer', note });

test('a request is a case of the queue, found by who asks, with what it says [SUP-06]', async () => {
  const { number } = (await server.anonymous.post(PATH, ticket)).json().data;
  const caseId = await caseIdOf('&q=mason');
  const { data } = (await server.as('admin').get(`${CASES}/${caseId}`)).json();
  expect(data).toMatchObject({
    title: 'Ada Mason',
    person: null,
    ticket: { number, ...ticket, answer: null },
    allowedActions: ['dismiss', 'answer'],
  });
});

test('the answer is mailed once to a visitor, with what they asked [SUP-06]', async () => {
  const { number } = (await server.anonymous.post(PATH, ticket)).json().data;
  const caseId = await caseIdOf();
  const answers = await Promise.all([answer(caseId), answer(caseId, 'Wait a day.')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const mails = await server.mailsTo(ticket.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Answer to your request ${number}`);
  expect(mails[0]?.text).toContain('The map stays grey.');
});

test('who is signed in reads the answer beside the question, in the mail in their language [SUP-06]', async () => {
  const { id, email } = await server.addUser({ language: 'fr' });
  await server.as(id).post(PATH, { message: 'Bonjour' });
  const own = async () => (await server.as(id).get(PATH)).json().data;
  expect(await own()).toMatchObject([{ message: 'Bonjour', answer: null }]);
  const decided = await answer(await caseIdOf(), 'Rechargez la page.');
  expect(decided.json().data.ticket.answer).toBe('Rechargez la page.');
  expect(await own()).toMatchObject([{ answer: { text: 'Rechargez la page.' } }]);
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^Réponse à votre demande/);
  const [line] = await server.database.select().from(auditEntries);
  expect(line).toMatchObject({ action: 'supportAnswered', personId: id, reason: '' });
});

test('what is dismissed is not answered, and other cases cannot be [SUP-06]', async () => {
  await server.anonymous.post(PATH, ticket);
  const caseId = await caseIdOf();
  expect((await decide(server, caseId, { action: 'warn' })).statusCode).toBe(409);
  expect((await decide(server, caseId, { action: 'dismiss' })).statusCode).toBe(200);
  expect((await answer(caseId)).json().code).toBe('CASE_CLOSED');
  expect(await server.mailsTo(ticket.email)).toEqual([]);
});

test('request and answer go with the account [SUP-06]', async () => {
  const { id } = await server.addUser();
  await server.as(id).post(PATH, { message: 'Close my account' });
  await answer(await caseIdOf());
  await server.database
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, id));
  await server.services.closeAccounts();
  expect((await casesOf(server, '?kind=supportTicket&status=resolved')).data).toEqual([]);
});
