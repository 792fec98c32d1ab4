import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { IDEMPOTENCY_HOURS } from '@plumbline/shared-schema/limits';
import type { Access } from '../plugins/access';
import { failuresOf } from './failures';
import type { Operation } from './operation';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;
type Answer = { description: string; headers?: Json; content?: Content };

/** The parts of an operation of the document that are written here. */
export type OpenApiOperation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Json[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, Answer>;
};

const WHO: Record<Exclude<Access, 'public'>, { words: string; roles: string[] }> = {
  signedIn: { words: 'everybody who is signed in', roles: [] },
  hirer: { words: 'clients and companies', roles: ['client', 'company'] },
  contractor: { words: 'contractors', roles: ['contractor'] },
  admin: { words: 'admins', roles: ['admin'] },
};

const TEXT = { type: 'string' };
const RETRIED = new Set([429, 503, 507]);

/** Adds to what the schemas say of an operation what its route declares beside them. */
export function describeOperation(described: OpenApiOperation, operation: Operation): void {
  const { tag, summary, access } = operation;
  described.tags = [tag];
  described.summary ??= summary;
  // The names in a requirement are the roles of which the caller has to have one.
  described.security ??= access === 'public' ? [] : [{ bearer: WHO[access].roles }];
  const who = access === 'public' ? 'Everybody.' : `For ${WHO[access].words}.`;
  described.description = [who, described.description].filter((text) => text !== undefined).join(' ');
  for (const [status, answer] of Object.entries(described.responses))
    answer.description = STATUS_CODES[status] ?? '';
  addHeaders(described, operation);
  addFiles(described, operation);
  for (const [status, codes] of failuresOf(operation)) described.responses[status] ??= failure(status, codes);
}

function addHeaders(described: OpenApiOperation, { key }: Operation): void {
  const headers: Json[] = [];
  if (key)
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      description: `The first success under this key is given again for ${IDEMPOTENCY_HOURS} hours instead of a second change.`,
      schema: { ...TEXT, minLength: 1, maxLength: 255 },
    });
  if (described.responses['304'])
    headers.push({
      name: 'If-None-Match',
      in: 'header',
      description: 'The ETag of the answer one has: 304 while it is still the same.',
      schema: TEXT,
    });
  if (headers.length > 0) described.parameters = [...(described.parameters ?? []), ...headers];
}

/** A form holds the fields of the JSON body as parts (`a[b][0]` where they nest), and the files. */
function addFiles({ requestBody }: OpenApiOperation, { fileFields, files }: Operation): void {
  const fields = requestBody?.content['application/json']?.schema;
  if (!files || requestBody === undefined || fields === undefined) return;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = Object.fromEntries(
    Object.entries(fileFields).map(([name, most]) => [
      name,
      most === 1 ? file : { type: 'array', items: file, maxItems: most },
    ]),
  );
  requestBody.content['multipart/form-data'] = {
    schema: { allOf: [fields, { type: 'object', properties }] },
  };
}

function failure(status: number, codes: readonly ErrorCode[]): Answer {
  return {
    description: codes.join(', '),
    ...(RETRIED.has(status) && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  };
}
