import { COMPRESS_ABOVE_BYTES } from '@plumbline/shared-schema/limits';

type Answer = { picture: Blob } | { reason: string };

// Not inside `new Worker(…)`: webpack would build it as an entry with the federation's runtime.
const SCRIPT = new URL('./smaller.worker.js', import.meta.url);

const known = new WeakMap<File, Promise<File>>();

/**
 * A picture above 1 MB as a copy of at most 1 MB, made once in a worker; any other, or where there are no workers, as
 * it is: the server's limit is the rule. Rejects with the browser's reason when the picture cannot be read.
 */
export function smaller(file: File, longestSide: number): Promise<File> {
  if (file.size <= COMPRESS_ABOVE_BYTES) return Promise.resolve(file);
  const copy = known.get(file) ?? copyOf(file, longestSide);
  known.set(file, copy);
  return copy;
}

async function copyOf(file: File, longestSide: number): Promise<File> {
  const answer = await draw(file, longestSide);
  if (answer === undefined) return file;
  if ('reason' in answer) throw new Error(answer.reason);
  return new File([answer.picture], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: answer.picture.type });
}

/** `undefined` where the browser runs no such worker. */
function draw(file: File, longestSide: number): Promise<Answer | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  const worker = new Worker(SCRIPT);
  const answered = new Promise<Answer | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      resolve(data);
    };
    worker.onerror = () => {
      resolve(undefined);
    };
    worker.postMessage({ file, longestSide, maxBytes: COMPRESS_ABOVE_BYTES });
  });
  return answered.finally(() => {
    worker.terminate();
  });
}
