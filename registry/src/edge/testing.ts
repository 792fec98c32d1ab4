import { edge } from '@plumbline/registry/edge';
import type { EdgeOptions } from '@plumbline/registry/edge';
import { bootDocumentSchema } from '@plumbline/shared-schema/platform';
import { platformDocumentSchema } from '@plumbline/shared-schema/platform-document';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aRegistry } from '../testing/temporary-registry';

/** Slightly longer than an answer of the registry is cached. */
const FRESH = 550;
const { now } = Date;

/** Lets that time pass, on the clock alone; after the test it is right again. */
export function letAnswersAge(): void {
  const ahead = Date.now() + FRESH - now();
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
}

const settings: EdgeOptions['settings'] = {
  apiUrl: '/api/v1',
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  profile: 'test',
  showClaims: false,
};

type TestRegistry = Awaited<ReturnType<typeof aRegistry>>;

/**
 * An edge over a registry of its own, both new in each test; call it at the top of a test file. `serve` starts it (or,
 * called again, restarts it) and gives a browser, which keeps cookies; `another` gives a browser of somebody else;
 */
export function createTestEdge() {
  let registry: TestRegistry | undefined;
  let app: FastifyInstance | undefined;
  let logged: string[] = [];

  beforeEach(async () => {
    registry = await aRegistry();
    logged = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app?.close();
    await registry?.remove();
    app = undefined;
  });

  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('works inside tests, after serve()');
    return thing;
  };

  return {
    get registry() {
      return present(registry);
    },
    /** Lines the edge logged at level warn and above. */
    get logged() {
      return logged;
    },
    serve: async (options: Partial<EdgeOptions> = {}) => {
      await app?.close();
      const { storeDir, context } = present(registry);
      app = fastify({
        logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
      });
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
      await app.register(edge, {
        place: storeDir,
        publicKeys: context.publicKeys,
        settings,
        mayInspect: () => Promise.resolve(true),
        ...options,
      });
      return aBrowser(app);
    },
    /** Closes the edge, as for a restart. */
    stop: async () => {
      await app?.close();
      app = undefined;
    },
    another: () => aBrowser(present(app)),
    /** Its address, for what asks over the network. */
    listen: () => present(app).listen({ port: 0, host: '127.0.0.1' }),
  };
}

/** A browser without scripts: opens pages and keeps cookies. */
function aBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  async function ask(url: string, headers: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const open = (url: string, headers: Record<string, string> = {}) =>
    ask(url, { accept: 'text/html', ...headers });
  const bootOf = async (url = '/', headers: Record<string, string> = {}) => {
    const { body } = await open(url, headers);
    const [, json = ''] = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    return bootDocumentSchema.parse(JSON.parse(json));
  };

  return {
    cookies,
    open,
    bootOf,
    /** Each remote of a page as `name source`. */
    remotesOf: async (url = '/') =>
      (await bootOf(url)).remotes.map(({ name, source }) => `${name} ${source}`),
    file: (url: string) => ask(url, {}),
    platform: async () => platformDocumentSchema.parse((await ask('/platform.json', {})).json()),
  };
}
