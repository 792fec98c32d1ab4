import multipart from '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/** A file of a multipart body, in memory (≤ 5 MiB). `mimeType` is the sender's claim; `images/` looks at the bytes. */
export type Upload = { name: string; mimeType: string; bytes: Buffer };

type Fields = Record<string, unknown>;

/** Where a route takes no lists of files. */
const FILES_MAX = 4;

/**
 * Multipart bodies: fields become `request.body` before validation (`location[coordinates][0]` becomes nested
 * objects), files become `request.uploads` and, where a field takes several, `request.uploadLists`. A file over 5 MiB is 413, a file nobody asked for 400.
 */
export const uploads = fp(
  async (app) => {
    await app.register(multipart, {
      limits: {
        fileSize: UPLOAD_MAX_BYTES,
        files: FILES_MAX,
        fields: 60,
        fieldSize: 256 * 1024,
        fieldNameSize: 100,
      },
    });
    app.decorateRequest('uploads', undefined);
    app.decorateRequest('uploadLists', undefined);
    app.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) return;
      const { uploads: single, uploadLists: lists } = request.routeOptions.config;
      if (single === undefined && lists === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      const expected = { single: single ?? [], lists: lists ?? {} };
      const { fields, files, fileLists } = await readParts(request, expected);
      request.body = fields;
      request.uploads = files;
      request.uploadLists = fileLists;
    });
  },
  { name: 'uploads' },
);

/** File fields of a route: with one file each, and with up to so many. */
type Expected = { single: readonly string[]; lists: Readonly<Record<string, number>> };
type Taken = { fields: Fields; files: Record<string, Upload>; fileLists: Record<string, Upload[]> };

async function readParts(request: FastifyRequest, expected: Expected): Promise<Taken> {
  const taken: Taken = { fields: {}, files: {}, fileLists: {} };
  const most = Object.values(expected.lists).reduce((sum, count) => sum + count, FILES_MAX);
  try {
    for await (const part of request.parts({ limits: { files: most } })) {
      if (part.type === 'file') await takeFile(taken, part, expected);
      else setField(taken.fields, part.fieldname, part.value);
    }
  } catch (error) {
    throw isBrokenBody(error) ? new AppError('BAD_REQUEST') : error;
  }
  return taken;
}

type FilePart = Extract<Multipart, { type: 'file' }>;

async function takeFile(
  { files, fileLists }: Taken,
  part: FilePart,
  { single, lists }: Expected,
): Promise<void> {
  const bytes = await part.toBuffer();
  // A form without a chosen file still sends the field, empty.
  if (bytes.length === 0 && !part.filename) return;
  const name = part.fieldname;
  const upload = { name: cleanName(part.filename), mimeType: part.mimetype, bytes };
  if (Object.hasOwn(lists, name)) {
    const list = (fileLists[name] ??= []);
    if (list.length >= (lists[name] ?? 0)) {
      throw new AppError('VALIDATION_FAILED', { fields: { [name]: 'validation.tooManyFiles' } });
    }
    list.push(upload);
  } else if (single.includes(name)) files[name] = upload;
  else throw new AppError('BAD_REQUEST');
}

/** A stream that ends early or is no multipart at all is the caller's mistake. */
function isBrokenBody(error: unknown): boolean {
  return error instanceof Error && !(error instanceof AppError) && !('statusCode' in error);
}

/** The last path part without control characters, at most 120 characters. */
export function cleanName(name: string | undefined): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is removed
  const visible = (name ?? '').replace(/[\u0000-\u001f\u007f]/g, '');
  const plain = visible.replace(/^.*[/\\]/, '').trim();
  return plain.slice(-120) || 'file';
}

/** `a`, `a[b]`, `a[b][0]`: at most four parts, list positions of at most two digits. */
const FIELD_NAME = /^\w{1,60}(\[(\d{1,2}|[A-Za-z_]\w{0,59})\]){0,3}$/;

function setField(fields: Fields, name: string, value: unknown): void {
  if (!FIELD_NAME.test(name) || name.includes('__proto__')) throw new AppError('BAD_REQUEST');
  const path = name.split(/[[\]]+/).filter((part) => part !== '');
  const leaf = path.pop() ?? '';
  let node: Fields | unknown[] = fields;
  for (const [index, part] of path.entries()) {
    node = childOf(node as Fields, part, path[index + 1] ?? leaf);
  }
  if (Array.isArray(node) && !/^\d+$/.test(leaf)) throw new AppError('BAD_REQUEST');
  (node as Fields)[leaf] = Array.isArray(node) ? numberOrText(value) : value;
}

function childOf(node: Fields, part: string, next: string): Fields {
  if (!Object.hasOwn(node, part)) node[part] = /^\d+$/.test(next) ? [] : {};
  const child = node[part];
  if (typeof child !== 'object' || child === null) throw new AppError('BAD_REQUEST');
  return child as Fields;
}

/** Elements of a list stand for JSON, where coordinates are numbers. */
function numberOrText(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value;
}
