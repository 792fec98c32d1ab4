import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { BASE } from './calls';
import { tarOf } from './write-tar';

type Environment = Record<string, string | undefined>;
type Question = {
  site: string;
  env: Environment;
  /** `remotes/mf-jobs/publish` */
  path: string;
  query?: Record<string, string>;
} & ({ json: object } | { files: ReadonlyMap<string, Uint8Array> } | { isRead: true });

const refusalSchema = z.object({ message: z.string() });
const identitySchema = z.object({ value: z.string() });

/** Asks the service, as whoever the environment proves. Throws what it says against it. */
export async function askService(question: Question): Promise<unknown> {
  const { site, env, path, query = {} } = question;
  const url = new URL(`${site}${BASE}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { type, body } = bodyOf(question);
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${await bearerOf(env, `${site}${BASE}`)}`,
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
    redirect: 'error',
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return content;
  const said = refusalSchema.safeParse(content);
  throw new Error(said.success ? said.data.message : `${url.origin} answered ${answer.status}`);
}

function bodyOf(question: Question): { type?: string; body?: string | Uint8Array<ArrayBuffer> } {
  if ('json' in question) return { type: 'application/json', body: JSON.stringify(question.json) };
  if (!('files' in question)) return {};
  const packed = gzipSync(Buffer.concat([...tarOf(question.files)]));
  return { type: 'application/gzip', body: new Uint8Array(packed) };
}

/** A token from the environment; in a run of the CI a new identity, for this one request. */
async function bearerOf(env: Environment, audience: string): Promise<string> {
  const { PLUMBLINE_TOKEN: token } = env;
  if (token) return token;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: right } = env;
  if (!address || !right)
    throw new Error('PLUMBLINE_TOKEN is missing; in a CI: let the run ask for identities (id-token: write)');
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const answer = await fetch(url, { headers: { authorization: `Bearer ${right}` }, redirect: 'error' });
  if (!answer.ok) throw new Error(`the CI gave no identity: it answered ${answer.status}`);
  return identitySchema.parse(await answer.json()).value;
}
