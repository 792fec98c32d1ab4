import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { createTestServer } from '../../app/testing';
import { openapi } from './openapi';

type Schema = { $ref?: string };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema & { allOf?: Schema[] } }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Row = { what: string; method: string; operation: Operation };

const VALIDATOR = path.join(
  path.dirname(require.resolve('@seriousme/openapi-schema-validator/package.json')),
  'bin/validate-api-cli.js',
);
const ERROR = { $ref: '#/components/schemas/ErrorBody' };

const server = createTestServer();
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
let rows: Row[];

beforeEach(async () => {
  document ??= (await server.anonymous.get('/api/docs/json')).json();
  rows = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      what: `${method.toUpperCase()} ${url.replace('/api/v1', '')}`,
      method,
      operation,
    })),
  );
});

const those = (isSo: (row: Row) => boolean) => rows.filter(isSo).map(({ what }) => what);
const find = (wanted: string) => rows.find(({ what }) => what === wanted)?.operation;
const bodyOf = ({ operation }: Row) => operation.requestBody?.content['application/json']?.schema;
const isOfApi = ({ operation }: Row) => operation.tags[0] !== 'process';
const bearer = (operation: Operation | undefined) => operation?.security.map((one) => one['bearer']);

test('the document is valid OpenAPI 3.1', async () => {
  const file = path.join(server.folder, 'openapi.json');
  await fs.writeFile(file, JSON.stringify(document));
  const { stdout } = await promisify(execFile)(process.execPath, [VALIDATOR, file]);
  expect(JSON.parse(stdout)).toEqual({ valid: true });
});

test('it holds every call of the API, and nothing of the site', () => {
  expect(rows.length).toBeGreaterThan(100);
  const outside = Object.keys(document.paths).filter((url) => !url.startsWith('/api/v1/'));
  expect(outside).toEqual(['/healthz', '/readyz', '/statusz']);
});

test('every operation has a sentence, a tag, an id of its own and says who may call it', () => {
  const ids = rows.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(rows.length);
  expect(ids.filter((id) => !/^[a-z]+[A-Z]\w+$/.test(id))).toEqual([]);
  expect(new Set(rows.map(({ operation }) => operation.summary)).size).toBeGreaterThan(rows.length - 4);
  expect(those(({ operation }) => !/^[A-Z][a-z]+ .+/.test(operation.summary))).toEqual([]);
  expect(those(({ operation }) => operation.tags.length !== 1)).toEqual([]);
  expect(those(({ operation }) => !/^(Everybody|For .+)\./.test(operation.description))).toEqual([]);
});

test('a route without a sentence stops start-up', async () => {
  const app = fastify();
  await openapi(app);
  app.get('/api/v1/hidden', { schema: { hide: true } }, () => ({}));
  app.get('/api/v1/said', { schema: { summary: 'Read what is said' } }, () => ({}));
  expect(() => app.get('/api/v1/silent', () => ({}))).toThrow('GET /api/v1/silent has no summary');
  await app.close();
});

test('what is sent and answered as JSON has a name', () => {
  const isNamed = (schema: Schema | undefined) => schema === undefined || schema.$ref !== undefined;
  expect(those((row) => !isNamed(bodyOf(row)))).toEqual([]);
  expect(
    those(
      (row) =>
        isOfApi(row) &&
        Object.values(row.operation.responses).some(
          ({ content }) => !isNamed(content?.['application/json']?.schema),
        ),
    ),
  ).toEqual([]);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['CreateJobInProjectInput', 'Job', 'JobPage', 'ErrorBody']),
  );
});

test('only calls behind a sign-in ask for a token, and they name the roles', () => {
  const open = those(({ operation }) => operation.security.length === 0);
  expect(open).toEqual(
    expect.arrayContaining([
      'GET /healthz',
      'GET /readyz',
      'POST /auth/login',
      'POST /auth/register',
      'POST /auth/google',
    ]),
  );
  expect(bearer(find('POST /auth/logout'))).toEqual([[]]);
  expect(bearer(find('POST /jobs/create'))).toEqual([['client', 'company']]);
  expect(bearer(find('POST /applications/apply'))).toEqual([['contractor']]);
  expect(bearer(find('GET /platform/figures'))).toEqual([['admin']]);
});

test('failures have the one body, with the statuses that apply', () => {
  const failures = rows.filter(isOfApi).flatMap(({ what, operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { content }]) => ({ what, status, schema: content?.['application/json']?.schema })),
  );
  expect(failures.filter(({ schema }) => schema?.$ref !== ERROR.$ref)).toEqual([]);
  const lacks = (status: number, applies: (row: Row) => boolean) =>
    those((row) => isOfApi(row) && applies(row) !== String(status) in row.operation.responses);
  const isChange = ({ method }: Row) => method !== 'get';
  const isSignedIn = ({ operation }: Row) => operation.security.length > 0;
  const hasKey = ({ operation }: Row) =>
    operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  expect(lacks(401, (row) => isSignedIn(row) || /POST \/auth\/(login|google)/.test(row.what))).toEqual([]);
  expect(lacks(413, (row) => bodyOf(row) !== undefined)).toEqual([]);
  expect(lacks(422, hasKey)).toEqual([]);
  expect(lacks(429, () => true)).toEqual([]);
  expect(lacks(503, () => true)).toEqual([]);
  const saysBusy = ({ operation }: Row) => operation.responses['503']?.description.includes('BUSY') === true;
  expect(those((row) => isOfApi(row) && !saysBusy(row))).toEqual([]);
  expect(lacks(507, isChange)).toEqual([]);
  expect(those((row) => isChange(row) && !hasKey(row))).toEqual([
    'POST /auth/login',
    'POST /auth/logout',
    'POST /team/sessions',
    'POST /auth/two-step',
    'POST /auth/passkey/options',
    'POST /auth/passkey',
    'POST /auth/google',
    'POST /users/me/two-step',
    'PUT /users/me/two-step',
    'POST /users/me/two-step/recovery-codes',
    'POST /users/me/two-step/off',
    'POST /users/me/access/google/remove',
    'POST /users/me/access/end',
    'POST /users/me/passkeys/options',
    'POST /users/me/passkeys/{id}/remove',
    'POST /users/me/deletion',
    'POST /users/me/email',
    'PUT /users/me/email',
    'PUT /users/me/phone',
    'PUT /users/update-password',
    'PUT /availability/me',
    'POST /availability/me/feed',
  ]);
  expect(find('POST /offers/send')?.responses['409']?.description).toContain('OFFER_EXISTS');
  expect(find('POST /jobs/create')?.responses['403']?.description).toContain('HIRERS_ONLY');
});

test('files travel as parts of a form beside the fields', () => {
  const forms = those(({ operation }) => operation.requestBody?.content['multipart/form-data'] !== undefined);
  expect(forms).toEqual([
    'POST /auth/register',
    'PUT /users/me/national-id',
    'PUT /users/me/licence',
    'PUT /users/me/insurance',
    'PUT /users/me',
    'PUT /contracts/{id}/materials/{materialId}/purchase',
    'POST /admin/placements',
    'POST /jobs/pictures',
    'POST /portfolios',
    'PUT /portfolios/{id}',
    'POST /contracts/{id}/disputes',
    'POST /contracts/{id}/disputes/{disputeId}/answer',
    'POST /contracts/{id}/disputes/{disputeId}/appeal',
    'POST /contracts/{id}/submissions',
    'POST /messages/{chatId}/files',
  ]);
  expect(find('PUT /users/me')?.requestBody?.content['multipart/form-data']?.schema.allOf).toEqual([
    { $ref: '#/components/schemas/UpdateMeInput' },
    {
      type: 'object',
      properties: { profile: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  ]);
});

test('a list that is polled says how to ask for news only', () => {
  expect(find('GET /invites')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'If-None-Match', in: 'header' }),
  );
});
