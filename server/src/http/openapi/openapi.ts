import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { nameComponents } from './component-names';
import { describeOperation } from './describe-operation';
import type { OpenApiOperation } from './describe-operation';
import { operationOf } from './operation';
import type { Operation } from './operation';

const DESCRIPTION = `Paths end with or without a slash. Texts of answers follow \`Accept-Language\` (en, fr). Every answer
names its request in \`X-Request-Id\`; every failure has the one body \`ErrorBody\`, whose \`code\` is from a closed list.
Socket events, which notify pages of changes, are not described here.`;

const TRANSPARENT = /^\/(?:api\/v1(?:\/|$)|healthz$|readyz$|statusz$)/;

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

type Components = { paths: object; components?: { schemas?: Record<string, unknown> } };
type Paths = Record<string, Record<string, OpenApiOperation>>;

/** The document at /api/docs/json and a page to read it at /api/docs: everything in it is read off the routes. */
export async function openapi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = nameComponents();
  const transform = createJsonSchemaTransform({ schemaRegistry });
  const nameAll = createJsonSchemaTransformObject({ schemaRegistry });
  const operations = new Map<string, Operation>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (isDescribed(url, schema) && schema?.summary === undefined)
      throw new Error(`${String(method)} ${url} has no summary`);
  });

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Plumbline API', version: '1', description: DESCRIPTION, license: { name: 'MIT' } },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { url, schema } = route;
      if (!isDescribed(url, schema)) return { schema: { hide: true }, url };
      const operation = operationOf({ ...route.route, method: String(route.route.method), url });
      operations.set(operation.id, operation);
      const transformed = transform({ ...route, schema: schema ?? {} } as never) as {
        schema: object;
        url: string;
      };
      return { url, schema: { ...transformed.schema, operationId: operation.id } };
    },
    transformObject: (given) => {
      const document = nameAll(given as never) as { paths: Paths };
      for (const methods of Object.values(document.paths))
        for (const described of Object.values(methods)) {
          const operation = operations.get(described.operationId ?? '');
          if (operation) describeOperation(described, operation);
        }
      return onlyUsed(document) as never;
    },
  });
  // Its pages are files of a package that a production installation does not hold.
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}

function isDescribed(url: string, schema: FastifySchema | undefined): boolean {
  return TRANSPARENT.test(url) && schema?.hide !== true;
}

/** Leaves out the schemas that no operation leads to: each is named twice, as what is sent and as what is answered. */
function onlyUsed<D extends Components>(document: D): D {
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const open = namesIn(document.paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(all[name]));
  }
  const schemas = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => used.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return { ...document, components: { ...document.components, schemas } };
}

function namesIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(REFERENCE)].map(([, name = '']) => name);
}
