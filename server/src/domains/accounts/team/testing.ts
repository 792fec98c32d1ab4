import type { TeamRole } from '@plumbline/shared-schema/team-roles';
import type { TestServer } from '../../../app/testing';

export const TEAM = '/api/v1/team';
export const draft = { title: 'Tile a bathroom', description: 'Six square metres of wall.' };

/** The team of the test's company, or contractor. */
export function createTeam(server: TestServer, account: 'company' | 'contractor' = 'company') {
  /** What the mail to this address carries. */
  async function tokenFor(email: string): Promise<string> {
    const [mail] = await server.mailsTo(email);
    return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function invite(email: string, role: TeamRole) {
    expect((await server.as(account).post(`${TEAM}/invitations`, { email, role })).statusCode).toBe(201);
    return tokenFor(email);
  }

  /** Somebody in the team, and their device when it acts for the company. */
  async function aMember(role: TeamRole, fullName = 'Mia Member') {
    const company = await server.user(account);
    const person = await server.addUser({ userType: 'client', fullName });
    const own = server.as(person.id);
    const token = await invite(person.email, role);
    expect((await own.post(`${TEAM}/memberships`, { token })).statusCode).toBe(201);
    const opened = await server.services.sessions.open(server.database, {
      userId: person.id,
      remember: false,
      device: { userAgent: 'jest', address: '127.0.0.1' },
    });
    const answer = await server.withToken(opened).post(`${TEAM}/sessions`, { companyId: company.id });
    expect(answer.statusCode).toBe(200);
    const actingToken: string = answer.json().token;
    return { company, person, own, answer, opened, actingToken, acting: server.withToken(actingToken) };
  }

  return { invite, aMember };
}
