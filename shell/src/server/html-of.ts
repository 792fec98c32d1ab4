import { LATER } from '@plumbline/shared-schema/rendering';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

const UNFINISHED = new Error('left to the browser');

/**
 * The HTML of an element. Parts that wait for something are their fallbacks, for the browser to finish; anything that
 * throws rejects, even where a boundary of the page would have caught it.
 */
export function htmlOf(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve(Buffer.concat(chunks).toString('utf8'));
      },
    });
    const stream = renderToPipeableStream(element, {
      // One piece: later ones would need scripts of their own to get into place.
      progressiveChunkSize: Infinity,
      onShellReady: () => setImmediate(() => stream.abort(UNFINISHED)),
      onAllReady: () => setImmediate(() => stream.pipe(collector)),
      onShellError: reject,
      onError(thrown) {
        if (thrown === UNFINISHED) return LATER;
        reject(thrown as Error);
        return undefined;
      },
    });
  });
}
