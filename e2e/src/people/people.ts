import { randomUUID } from 'node:crypto';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { User } from '@plumbline/shared-schema/users';
import { bootOf } from '../site/boot';

export type Role = 'client' | 'company' | 'contractor';

export type Person = { user: User; token: string; email: string; password: string };

export const PASSWORD = 'correct horse battery 9';

/** An unused e-mail address. */
export function anEmail(): string {
  return `e2e-${randomUUID().slice(0, 13)}@example.org`;
}

type Call = { method?: string; body?: unknown; token?: string };

/** Calls the API of a site and returns the parsed answer; throws it when it is no success. */
export async function call<Answer>(
  site: string,
  path: string,
  { method, body, token }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${site}/api/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${JSON.stringify(answer)}`);
  return answer as Answer;
}

export async function signIn(
  site: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Person> {
  const { user, token } = await call<{ user: User; token: string }>(site, 'auth/login', {
    body: { email, password },
  });
  return { user, token, email, password };
}

export async function aDemoPerson(site: string, role: Role): Promise<Person> {
  const { settings } = await bootOf(site);
  const account = settings.demoAccounts.find(({ userType }) => userType === role);
  if (!account) throw new Error(`The demo world offers no ${role}.`);
  return signIn(site, account);
}

/** Registers somebody new over the API and signs them in. */
export async function aPerson(site: string, userType: Role, fullName = `Alex ${userType}`): Promise<Person> {
  const email = anEmail();
  await call(site, 'auth/register', {
    body: {
      fullName,
      email,
      password: PASSWORD,
      userType,
      location: { coordinates: [48.8566, 2.3522], city: 'Paris' },
      city: 'Paris',
      country: 'France',
      termsAccepted: true,
    },
  });
  return signIn(site, { email, password: PASSWORD });
}

/** `asked`: its title, or that and the trades that it asks for. */
export async function aJob(
  site: string,
  hirer: Person,
  asked: string | { title: string; skillsRequired: string[] },
): Promise<Job> {
  const given = typeof asked === 'string' ? { title: asked } : asked;
  const { data } = await call<{ data: Job }>(site, 'jobs/create', {
    token: hirer.token,
    body: {
      ...given,
      description: 'The pipe under the sink drips and the trap has to be replaced.',
      salary: '$300 - $450',
      jobLocation: { coordinates: [48.8566, 2.3522], city: 'Paris' },
    },
  });
  return data;
}
