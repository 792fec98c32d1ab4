import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import fastq from 'fastq';
import type { queueAsPromised } from 'fastq';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import { withoutFile } from './file-in-text';
import type { FileInText } from './file-in-text';
import { LARGE_BODY_BYTES, isLargeBody, isMultipart } from './upload-turns';

/** So many are in memory at once. */
const READ_AT_ONCE = 2;
const LONGEST_QUEUE = 32;
const SHORT_BYTES = 64 * 1024;
/** The most that a text with a file in it may hold beside the file. */
const BESIDE_FILE_BYTES = 1024 * 1024;

type Call = { request: FastifyRequest; reply: FastifyReply };

/**
 * Large JSON waits on disk until it has come whole, and then for its turn: neither slow senders nor many of them fill
 * the memory. The file that a route's `fileInText` takes is written beside it, decoded as it comes.
 */
export const largeTexts = fp(
  async (app) => {
    // A turn ends with its call.
    const turns: queueAsPromised<{ reply: FastifyReply; begin: () => void }> = fastq.promise(
      ({ reply, begin }) =>
        new Promise<void>((resolve) => {
          if (reply.raw.destroyed) return resolve();
          reply.raw.once('close', resolve);
          begin();
        }),
      READ_AT_ONCE,
    );

    app.decorateRequest('fileInText', undefined);
    app.addHook('preParsing', (request, reply, payload, done) => {
      if (isMultipart(request) || !(isLargeBody(request) || mayHoldFile(request))) return done(null, payload);
      take(payload, { request, reply }).then((body) => done(null, body), done);
    });

    async function take(payload: Readable, { request, reply }: Call): Promise<Readable> {
      const short = isShort(request) ? await buffer(payload) : undefined;
      // Without a file in it no disk has to take it.
      if (short !== undefined && !mayHaveFile(short)) return asBody(short);
      const kept = await keep(request, short === undefined ? payload : Readable.from([short]));
      if (kept.size > LARGE_BODY_BYTES) {
        if (turns.length() >= LONGEST_QUEUE) throw new AppError('BUSY', { retryAfter: 3 });
        await new Promise<void>((begin) => void turns.push({ reply, begin }));
      }
      const body = createReadStream(kept.path);
      // A body that no parser takes would keep its file open.
      reply.raw.once('close', () => body.destroy());
      // Fastify compares it with the length that was announced.
      return Object.assign(body, { receivedEncodedLength: kept.received });
    }
  },
  { name: 'large-texts', dependencies: ['upload-turns', 'incoming-folders'] },
);

function mayHoldFile({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.fileInText !== undefined && headers['content-type'] !== undefined;
}

/** Announced as short enough to be looked at in memory. */
function isShort({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SHORT_BYTES;
}

/** A file in text is base64, which its address says. */
const mayHaveFile = (text: Buffer) => text.includes(';base64,');

const asBody = (text: Buffer) => Object.assign(Readable.from([text]), { receivedEncodedLength: text.length });

/** Writes the body without the file in it, which becomes `request.fileInText`. `size` is what is left, `received` what came. */
async function keep(request: FastifyRequest, payload: Readable) {
  const most = request.routeOptions.bodyLimit ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new AppError('PAYLOAD_TOO_LARGE');
  const folder = await request.incomingFolder();
  const file = path.join(folder, 'body');
  const field = request.routeOptions.config.fileInText;
  const came = createMeter(most);
  const left = createMeter(field === undefined ? most : BESIDE_FILE_BYTES);
  const target = path.join(folder, 'file');
  const onFile = (found: FileInText) => (request.fileInText = found);
  await pipeline(
    payload,
    came.pass,
    (json: AsyncIterable<Buffer>) =>
      field === undefined ? json : withoutFile(json, { field, target, onFile }),
    left.pass,
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return { path: file, size: left.bytes(), received: came.bytes() };
}

/** Counts what passes; beyond `most` it fails. */
function createMeter(most: number) {
  let bytes = 0;
  const pass = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new AppError('PAYLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
  });
  return { pass, bytes: () => bytes };
}
