import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { cleanLine } from '@plumbline/shared-schema/typed-text';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import type { LocalFile } from '../../kit/storage/incoming';

/** A file of a multipart body, on disk (≤ 5 MiB). `mimeType` is the sender's claim; `images/` looks at the bytes. */
export type Upload = LocalFile & { name: string; mimeType: string; hash: string };

type Fields = Record<string, unknown>;

/** The most that the fields beside the files may hold. */
const FIELDS_MAX_BYTES = 1024 * 1024;
const FIELDS_MAX = 60;

/**
 * Multipart bodies: fields become `request.body` before validation (`location[coordinates][0]` becomes nested
 * objects), files are written to disk and become `request.uploads` and, where a field takes several,
 * `request.uploadLists`. A file over 5 MiB is 413, a file nobody asked for 400. More than the route could take is 413:
 * unread where the length is announced, else as soon as it has come.
 */
export const uploads = fp(
  async (app) => {
    await app.register(multipart, {
      limits: {
        fileSize: UPLOAD_MAX_BYTES,
        fields: FIELDS_MAX,
        fieldSize: 256 * 1024,
        fieldNameSize: 100,
      },
    });
    app.decorateRequest('uploads', undefined);
    app.decorateRequest('uploadLists', undefined);
    app.addHook('preParsing', (request, _reply, payload, done) => {
      if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return done(null, payload);
      const most = mostBytes(expectedBy(request));
      const isTooLarge = Number(request.headers['content-length'] ?? 0) > most;
      done(isTooLarge ? new AppError('PAYLOAD_TOO_LARGE') : null, payload);
    });
    app.addHook('preValidation', (request, _reply, done) => {
      if (!request.isMultipart()) return done();
      readParts(request).then(({ fields, files, fileLists }) => {
        request.body = fields;
        request.uploads = files;
        request.uploadLists = fileLists;
        done();
      }, done);
    });
  },
  { name: 'uploads', dependencies: ['incoming-folders'] },
);

/** File fields of a route: with one file each, and with up to so many. */
type ExpectedFiles = { single: readonly string[]; lists: Readonly<Record<string, number>> };
type TakenParts = { fields: Fields; files: Record<string, Upload>; fileLists: Record<string, Upload[]> };

function expectedBy({ routeOptions }: FastifyRequest): ExpectedFiles {
  const { uploads: single, uploadLists: lists } = routeOptions.config;
  if (single === undefined && lists === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return { single: single ?? [], lists: lists ?? {} };
}

/** How many files a body can hold at most. */
function filesOf({ single, lists }: ExpectedFiles): number {
  return Object.values(lists).reduce((sum, count) => sum + count, single.length);
}

function mostBytes(expected: ExpectedFiles): number {
  return filesOf(expected) * UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES;
}

async function readParts(request: FastifyRequest): Promise<TakenParts> {
  const expected = expectedBy(request);
  const meter = createMeter(mostBytes(expected));
  // Beside the parser, which reads the same stream and sets its pace.
  request.raw.on('data', meter.count);
  try {
    // What is no part, however much of it comes, never reaches the loop over the parts.
    return await Promise.race([takeParts(request, expected, meter.signal), meter.exceeded]);
  } catch (error) {
    if (meter.signal.aborted) throw new AppError('PAYLOAD_TOO_LARGE');
    throw isBrokenBody(error) ? new AppError('BAD_REQUEST') : error;
  } finally {
    request.raw.off('data', meter.count);
  }
}

async function takeParts(
  request: FastifyRequest,
  expected: ExpectedFiles,
  signal: AbortSignal,
): Promise<TakenParts> {
  const taken: TakenParts = { fields: {}, files: {}, fileLists: {} };
  // One more than fits, for the answer that names the field.
  const limits = { files: filesOf(expected) + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await takeFile({ request, taken, expected, signal }, part);
    else if (part.valueTruncated) throw new AppError('PAYLOAD_TOO_LARGE');
    else setField(taken.fields, part.fieldname, part.value);
  }
  return taken;
}

/** Counts what comes; beyond `most`, `exceeded` rejects and `signal` ends whatever still reads. */
function createMeter(most: number) {
  const tooMuch = new AbortController();
  let bytes = 0;
  return {
    signal: tooMuch.signal,
    exceeded: new Promise<never>((_resolve, reject) => {
      tooMuch.signal.addEventListener('abort', () => reject(new AppError('PAYLOAD_TOO_LARGE')));
    }),
    count: (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) tooMuch.abort();
    },
  };
}

type FilePart = Extract<Multipart, { type: 'file' }>;
type FileTarget = {
  request: FastifyRequest;
  taken: TakenParts;
  expected: ExpectedFiles;
  signal: AbortSignal;
};

async function takeFile({ request, taken, expected, signal }: FileTarget, part: FilePart): Promise<void> {
  const { single, lists } = expected;
  const name = part.fieldname;
  const list = Object.hasOwn(lists, name) ? (taken.fileLists[name] ?? []) : undefined;
  const stored = await store(part, path.join(await request.incomingFolder(), randomUUID()), signal);
  // A form without a chosen file still sends the field, empty.
  if (stored.size === 0 && !part.filename) return;
  const upload = {
    ...stored,
    name: cleanName(part.filename && asChosen(part.filename)),
    mimeType: part.mimetype,
  };
  if (list !== undefined) {
    if (list.length >= (lists[name] ?? 0)) {
      throw new AppError('VALIDATION_FAILED', { fields: { [name]: 'validation.tooManyFiles' } });
    }
    taken.fileLists[name] = [...list, upload];
  } else if (single.includes(name)) taken.files[name] = upload;
  else throw new AppError('BAD_REQUEST');
}

/** Writes the file as it comes. */
async function store(
  { file }: FilePart,
  target: string,
  signal: AbortSignal,
): Promise<LocalFile & { hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, measure, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
  if (file.truncated) throw new AppError('FILE_TOO_LARGE');
  return { path: target, size, hash: hash.digest('hex') };
}

/** A stream that ends early or is no multipart at all is the caller's mistake. */
function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError || 'statusCode' in error) return false;
  // A system call that failed is our disk's.
  return !('syscall' in error);
}

/** Browsers write `"` and line breaks of a name so that they end no header. */
function asChosen(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0[ad]/gi, ' ');
}

/** The last path part as one line, at most 120 characters. */
export function cleanName(name: string | undefined): string {
  const plain = cleanLine(cleanLine(name ?? '').replace(/^.*[/\\]/, ''));
  return plain.slice(-120) || 'file';
}

/** `a`, `a[b]`, `a[b][0]`: at most four parts, list positions of at most two digits. */
const FIELD_NAME = /^[\w-]{1,60}(\[(\d{1,2}|[A-Za-z_]\w{0,59})\]){0,3}$/;

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
