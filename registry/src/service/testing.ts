import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastify from 'fastify';
import { issueToken } from '../publishing/proofs';
import { inviteTeam, setMember } from '../publishing/teams';
import { ROLES } from '../owners/owners-document';
import type { Role } from '../owners/owners-document';
import type { Verdict } from '../store/verdict';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { BASE } from './calls';
import { registryService } from '@plumbline/registry/service';
import { tarOf } from './write-tar';

type BuildParts = Parameters<Awaited<ReturnType<typeof aRegistry>>['dist']>[0];

/** What a browser said of a build in which nothing was wrong. */
export const aVerdict = (more: Partial<Verdict> = {}): Verdict => ({
  name: 'mf-rental',
  contentHash: '0'.repeat(32),
  at: new Date().toISOString(),
  browser: '142',
  beside: ['shell 1.0.0'],
  mounted: [],
  unmounted: [],
  closed: [],
  problems: [],
  ...more,
});

/** A service over a registry of its own, with the teams rental (Cara) and jobs (Bob). */
export async function aService() {
  const registry = await aRegistry();
  const { context, root } = registry;
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-rental'));
  for (const [team, who] of [
    ['rental', 'cara'],
    ['jobs', 'bob'],
  ] as const) {
    await inviteTeam(context, { team, names: [`mf-${team}`], paths: [`/${team}`] });
    await setMember(context, { team, who, roles: [...ROLES] });
  }
  const app = fastify();
  const uploads = path.join(root, 'uploads');
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  await app.register(registryService, { context, siteUrl: site, uploads });

  const tokenOf = async (team: string, who: string) =>
    (await issueToken(context, { team, who, remote: `mf-${team}`, days: 1 })).token;

  return {
    registry,
    app,
    /** Its address, once it listens there. */
    site,
    listen: () => app.listen({ port, host: '127.0.0.1' }),
    tokenOf,
    /** What uploads left behind. */
    leftovers: () => readdir(uploads).catch(() => []),
    join: (team: string, who: string, roles: Role[]) => setMember(context, { team, who, roles }),
    send: async (
      call: string,
      { token, build, query = {} }: { token: string; build: BuildParts; query?: object },
    ) =>
      app.inject({
        method: 'POST',
        url: `${BASE}/remotes/${call}`,
        query: { ...query },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
        payload: Buffer.concat([...tarOf(await filesOf(await registry.dist(build)))]),
      }),
    act: (call: string, token: string, payload: object = { reason: 'why' }) =>
      app.inject({
        method: 'POST',
        url: `${BASE}/remotes/${call}`,
        headers: { authorization: `Bearer ${token}` },
        payload,
      }),
    history: (name: string, token: string) =>
      app.inject({ url: `${BASE}/remotes/${name}/history`, headers: { authorization: `Bearer ${token}` } }),
    close: async () => {
      await app.close();
      await registry.remove();
    },
  };
}

/** The service is told its own address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const),
    ),
  );
}
