import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTurn } from '../edge/rendering/in-turn';
import { readOwners, requireRight } from '../publishing/owners';
import { readLive } from '../publishing/registry-context';
import type { RegistryContext } from '../publishing/registry-context';
import { readRelease } from '../release/read-release';
import type { AuditEntry } from '../store/artifact-store';
import { answerError, TooBusyError } from './answer-error';
import { ACTS, BASE, UPLOADS } from './calls';
import { identify } from './identity';
import { issuerKeys } from './issuer-keys';
import { openApiOf } from './openapi';
import { receiveTar, UploadRefusedError } from './receive-tar';
import { shownTeams, TEAM_CALLS } from './team-calls';

export type ServiceOptions = {
  /** With the signing keys, which are nowhere else. */
  context: RegistryContext;
  /** The address of the site: identities of the CI have to be made for the service there. */
  siteUrl: string;
  /** Folder in which uploads lie while they are judged. */
  uploads: string;
};

/** An upload that takes longer is broken off. */
const UPLOAD_MS = 120_000;
const MOST_UPLOADS = 4;
const ARCHIVES = ['application/x-tar', 'application/gzip'];

type NamedRemote = { Params: { name: string } };
type NamedTeam = { Params: { team: string } };
/** Who calls is judged here; limits of calls hold as for the API. */
const ROUTE = { config: { access: 'public' } as const, schema: { hide: true } };

/**
 * The registry over HTTP: judgement, releases, history, teams. Whoever calls is a member, by a token or by a run of the CI,
 * and held to the roles; or an operator, by a token, who changes teams and nothing else.
 */
export function registryService(
  app: FastifyInstance,
  { context, siteUrl, uploads }: ServiceOptions,
  done: () => void,
): void {
  const keysOf = issuerKeys();
  const gate = uploadGate(uploads);
  // A judgement renders pages in processes of its own: two at once would take each other's time.
  const inOrder = inTurn((work: () => Promise<unknown>) => work());

  async function callerOf({ headers }: FastifyRequest): Promise<RegistryContext> {
    const owners = await readOwners(context.store, await readLive(context));
    const { once } = context.store;
    const means = { owners, keysOf, audience: `${siteUrl}${BASE}`, once };
    return { ...context, ...(await identify(headers.authorization, means)) };
  }

  async function memberFor(request: FastifyRequest<NamedRemote>): Promise<RegistryContext> {
    const member = await callerOf(request);
    const names = [request.params.name];
    await requireRight(member, await readLive(context), { command: 'publish', names });
    return member;
  }

  app.setErrorHandler(answerError);
  app.addContentTypeParser(ARCHIVES, (_request, payload, parsed) => parsed(null, payload));
  app.get(`${BASE}/openapi.json`, ROUTE, (_request, reply) => reply.send(openApiOf(siteUrl)));

  for (const [command, { run }] of Object.entries(UPLOADS))
    app.post<NamedRemote>(`${BASE}/remotes/:name/${command}`, ROUTE, async (request) => {
      // Nothing is taken before it is known who sends it, and that the remote is theirs.
      const member = await memberFor(request);
      const { name } = request.params;
      return gate(request, async (folder) => {
        await requireBuildOf(name, folder);
        return inOrder(() => run(member, { name, folder, given: request.query }));
      });
    });

  for (const [command, { run }] of Object.entries(ACTS))
    app.post<NamedRemote>(`${BASE}/remotes/:name/${command}`, ROUTE, async (request) => {
      const member = await callerOf(request);
      return inOrder(() => run(member, { name: request.params.name, given: request.body ?? {} }));
    });

  app.get<NamedRemote>(`${BASE}/remotes/:name/history`, ROUTE, async (request) => {
    await memberFor(request);
    return { entries: historyOf(await context.store.readAudit(), request.params.name) };
  });

  for (const [command, { run }] of Object.entries(TEAM_CALLS))
    app.post<NamedTeam>(`${BASE}/teams/:team/${command}`, ROUTE, async (request) => {
      const operator = await callerOf(request);
      return inOrder(() => run(operator, { team: request.params.team, given: request.body ?? {} }));
    });

  app.get(`${BASE}/teams`, ROUTE, async (request) => {
    const operator = await callerOf(request);
    const live = await readLive(context);
    await requireRight(operator, live, { command: 'invite', names: [] });
    return { teams: shownTeams(await readOwners(context.store, live)) };
  });
  done();
}

/** Takes uploads, a few at once, and keeps none of them longer than the work on it. */
function uploadGate(parent: string) {
  let receiving = 0;

  return async <Result>(
    request: FastifyRequest,
    work: (folder: string) => Promise<Result>,
  ): Promise<Result> => {
    if (receiving >= MOST_UPLOADS) throw new TooBusyError();
    receiving += 1;
    let folder: string | undefined;
    try {
      folder = await receiveTar(archiveOf(request), { parent });
      return await work(folder);
    } finally {
      receiving -= 1;
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    }
  };
}

/** The archive that is sent, unpacked: a stream of its own, so that the answer still has its connection. */
function archiveOf({ headers, body }: FastifyRequest): Readable {
  const isPacked = headers['content-type']?.startsWith('application/gzip') ?? false;
  if (!isStream(body)) throw new UploadRefusedError(`send ${ARCHIVES.join(' or ')}`);
  const unpacked = isPacked ? createGunzip() : new PassThrough();
  // Not a pipeline: that would end the connection together with the archive.
  body
    .once('error', (error: Error) => unpacked.destroy(error))
    .once('close', () => {
      if (!body.readableEnded) unpacked.destroy(new UploadRefusedError('it was cut off'));
    })
    .pipe(unpacked);
  const late = setTimeout(() => unpacked.destroy(new UploadRefusedError('it took too long')), UPLOAD_MS);
  return unpacked.once('close', () => clearTimeout(late));
}

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}

async function requireBuildOf(name: string, folder: string): Promise<void> {
  const { release } = await readRelease(folder);
  if (release.name !== name) throw new UploadRefusedError(`it is a build of ${release.name}, not of ${name}`);
}

/** What the log says of one remote, and nothing about others that changed with it. */
function historyOf(audit: readonly AuditEntry[], name: string): AuditEntry[] {
  return audit
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter((change) => change.name === name),
      deleted: entry.deleted?.filter((build) => build.name === name),
    }))
    .filter(
      ({ changes, deleted = [], limit, verdict }) =>
        changes.length + deleted.length > 0 || [limit?.of, verdict?.name].includes(name),
    );
}
