import { z } from 'zod';
import { ACTS, BASE, UPLOADS } from './calls';
import { TEAM_CALLS } from './team-calls';

const ARCHIVE = { schema: { type: 'string', format: 'binary' } };
const ANSWERS = {
  200: { description: 'Done.' },
  400: { description: 'The parameters or the archive are none that this takes.' },
  401: { description: 'Nobody is known by that token or identity.' },
  403: { description: 'Whoever calls may not do that.' },
  409: { description: 'What is live does not allow it now.' },
  422: { description: 'The gate refuses the build: `refusals` holds every reason.' },
  503: { description: 'Others send builds now.' },
};

/** The description of the service, as OpenAPI. */
export function openApiOf(siteUrl: string): object {
  const paths = {
    ...pathsOf(UPLOADS, '/remotes/{name}', (parameters) => ({
      parameters: [NAME, ...queryOf(parameters)],
      requestBody: { required: true, content: { 'application/x-tar': ARCHIVE, 'application/gzip': ARCHIVE } },
    })),
    ...pathsOf(ACTS, '/remotes/{name}', (parameters) => ({ parameters: [NAME], ...jsonOf(parameters) })),
    ...pathsOf(TEAM_CALLS, '/teams/{team}', (parameters) => ({ parameters: [TEAM], ...jsonOf(parameters) })),
    '/teams': { get: { summary: 'Teams, their members and proofs', responses: ANSWERS } },
    '/remotes/{name}/history': {
      get: { summary: 'Who changed what, when, why', parameters: [NAME], responses: ANSWERS },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Registry', version: '1' },
    servers: [{ url: `${siteUrl}${BASE}` }],
    components: { securitySchemes: { caller: { type: 'http', scheme: 'bearer' } } },
    security: [{ caller: [] }],
    paths,
  };
}

const NAME = { name: 'name', in: 'path', required: true, schema: { type: 'string' } };
const TEAM = { ...NAME, name: 'team' };

type Calls = Record<string, { summary: string; parameters: z.ZodObject }>;

function pathsOf(
  calls: Calls,
  at: string,
  bodyOf: (parameters: z.ZodObject) => object,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(calls).map(([command, { summary, parameters }]) => [
      `${at}/${command}`,
      { post: { summary, ...bodyOf(parameters), responses: ANSWERS } },
    ]),
  );
}

function jsonOf(parameters: z.ZodObject) {
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(parameters) } } },
  };
}

function schemaOf(parameters: z.ZodObject) {
  return z.toJSONSchema(parameters, { io: 'input' });
}

function queryOf(parameters: z.ZodObject): object[] {
  const { properties = {}, required = [] } = schemaOf(parameters);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
