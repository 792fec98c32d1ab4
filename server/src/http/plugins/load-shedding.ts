import { AsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import fastq from 'fastq';
import type { queueAsPromised } from 'fastq';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import { mayBeKept } from './public-reads';
import { isUpload } from './upload-turns';

/** Whoever waited longer has given up, or tries again. */
const LONGEST_WAIT_MS = 1000;
/** Share of the newest call in the usual time of a call. */
const NEWEST = 0.02;

type Turn = { reply: FastifyReply; begin: () => void };

/**
 * Works on so many calls at once; others wait, and are BUSY at once where their turn would not come in time. Otherwise
 * a crowd would be answered later and later, when nobody waits any more. Kept answers need no turn; uploads, which last
 * as long as their line is slow, have turns of their own.
 */
export const loadShedding = fp<{ atOnce: number; longestWaitMs?: number }>(
  async (app, { atOnce, longestWaitMs = LONGEST_WAIT_MS }) => {
    let usualMs = 0;
    const ends = new WeakMap<FastifyRequest, () => void>();
    const turns: queueAsPromised<Turn> = fastq.promise(
      (turn) => new Promise<void>((end) => void work(turn, end)),
      atOnce,
    );

    function work({ reply, begin }: Turn, done: () => void): void {
      if (reply.raw.destroyed) return done();
      const began = performance.now();
      const end = () => {
        if (!ends.delete(reply.request)) return;
        usualMs += (performance.now() - began - usualMs) * NEWEST;
        done();
      };
      ends.set(reply.request, end);
      reply.raw.once('close', end);
      begin();
    }

    function refuseCrowd(): void {
      const waiting = turns.length();
      if (waiting > atOnce && (waiting * usualMs) / atOnce > longestWaitMs) throw new AppError('BUSY');
    }

    // Before anything is looked up for the call.
    app.addHook('onRequest', (request, _reply, done) => {
      if (!mayBeKept(request)) refuseCrowd();
      done();
    });
    // A call that has come whole: slow senders hold no turn.
    app.addHook('preHandler', (request, reply, done) => {
      if (isUpload(request)) return done();
      refuseCrowd();
      // It begins when another call ends, and not in its context.
      void turns.push({ reply, begin: AsyncResource.bind(() => done()) });
    });
    // What is still to be sent, a file to a slow reader, takes no turn.
    app.addHook('onSend', (request, _reply, payload, done) => {
      ends.get(request)?.();
      done(null, payload);
    });
  },
  { name: 'load-shedding' },
);
