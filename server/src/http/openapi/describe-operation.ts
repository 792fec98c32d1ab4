import { STATUS_CODES } from 'node:http';
import { httpStatus } from '@plumbline/shared-schema/errors';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { IDEMPOTENCY_HOURS } from '@plumbline/shared-schema/limits';
import type { Access } from '../plugins/access';
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

type Rule = readonly [applies: (operation: Operation) => boolean, codes: readonly ErrorCode[]];

/** Codes that follow from how a route is declared. */
const RULES: readonly Rule[] = [
  // Two Host headers, or a whole address for a path.
  [() => true, ['BAD_REQUEST']],
  [({ tag }) => tag !== 'process', ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'BUSY']],
  [({ access }) => access !== 'public', ['NOT_SIGNED_IN', 'SESSION_EXPIRED']],
  [({ access }) => access === 'hirer', ['HIRERS_ONLY']],
  [({ access }) => access === 'contractor', ['CONTRACTORS_ONLY']],
  [({ access }) => access === 'admin', ['ADMINS_ONLY', 'ADMIN_TWO_STEP']],
  // Beside the role it counts whose the named thing is.
  // A member of a team, whose role does not go so far.
  [({ access }) => access !== 'public', ['FORBIDDEN']],
  [({ parameters, query, body }) => parameters || query || body, ['VALIDATION_FAILED']],
  [({ body }) => body, ['BAD_REQUEST', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
  [({ files }) => files, ['INVALID_IMAGE', 'FILE_TOO_LARGE', 'PICTURE_TOO_LARGE']],
  [({ key }) => key, ['BAD_REQUEST', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH']],
  [({ change }) => change, ['STORAGE_FULL']],
  [({ parameters }) => parameters, ['NOT_FOUND']],
];

/** Adds to what the schemas say of an operation what its route declares beside them. */
export function describeOperation(described: OpenApiOperation, operation: Operation): void {
  const { tag, access } = operation;
  described.tags = [tag];
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

/** What an operation can answer besides its success: codes by status. */
function failuresOf(operation: Operation): Map<number, ErrorCode[]> {
  const common = RULES.flatMap(([applies, codes]) => (applies(operation) ? codes : []));
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...common, ...operation.errors])) {
    const status = httpStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
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
