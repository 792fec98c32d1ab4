import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastq from 'fastq';
import type { queueAsPromised } from 'fastq';
import fp from 'fastify-plugin';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors';
import { isLargeBody, isMultipart } from './upload-turns';

/** So many are in memory at once; a picture in JSON takes four times its size while it is read. */
const READ_AT_ONCE = 2;
const LONGEST_QUEUE = 32;

/**
 * JSON that may hold a file waits on disk until it has come whole, and then for its turn: neither slow senders nor
 * many of them fill the memory.
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

    app.addHook('preParsing', async (request, reply, payload) => {
      if (!isLargeBody(request) || isMultipart(request)) return payload;
      const most = request.routeOptions.bodyLimit ?? 0;
      if (Number(request.headers['content-length'] ?? 0) > most) throw new AppError('PAYLOAD_TOO_LARGE');
      const file = path.join(await request.incomingFolder(), 'body');
      await pipeline(payload, atMost(most), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      if (turns.length() >= LONGEST_QUEUE) throw new AppError('BUSY', { retryAfter: 3 });
      await new Promise<void>((begin) => void turns.push({ reply, begin }));
      return createReadStream(file);
    });
  },
  { name: 'large-texts', dependencies: ['upload-turns', 'incoming-folders'] },
);

function atMost(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new AppError('PAYLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
  });
}
