import { COMPRESS_ABOVE_BYTES } from '@plumbline/shared-schema/limits';
import { smaller } from './smaller';

type PostedMessage = { file: File; longestSide: number; maxBytes: number };

const posted: PostedMessage[] = [];
let ended = 0;

/** jsdom has no workers; this one answers with `answer`, or fails to start. */
function workers(answer: unknown) {
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    onerror: () => void = () => undefined;
    postMessage(message: PostedMessage) {
      posted.push(message);
      if (answer === undefined) this.onerror();
      else this.onmessage({ data: answer });
    }
    terminate() {
      ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
}

const large = () => new File([new Uint8Array(COMPRESS_ABOVE_BYTES + 1)], 'bath.png', { type: 'image/png' });

beforeEach(() => {
  posted.length = 0;
  ended = 0;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a picture of 1 MB is left alone', async () => {
  workers({ picture: new Blob(['x']) });
  const file = new File([new Uint8Array(COMPRESS_ABOVE_BYTES)], 'bath.png', { type: 'image/png' });
  expect(await smaller(file, 1200)).toBe(file);
  expect(posted).toEqual([]);
});

test('a larger one becomes a jpeg, once, and its worker ends', async () => {
  workers({ picture: new Blob(['x'], { type: 'image/jpeg' }) });
  const file = large();
  const [copy, again] = await Promise.all([smaller(file, 1200), smaller(file, 1200)]);
  expect(again).toBe(copy);
  expect(copy).toMatchObject({ name: 'bath.jpg', type: 'image/jpeg', size: 1 });
  expect(posted).toEqual([{ file, longestSide: 1200, maxBytes: COMPRESS_ABOVE_BYTES }]);
  expect(ended).toBe(1);
});

test('one that cannot be read is refused with the reason', async () => {
  workers({ reason: 'The source image could not be decoded.' });
  await expect(smaller(large(), 800)).rejects.toThrow('The source image could not be decoded.');
  expect(ended).toBe(1);
});

test('without workers it is sent as it is', async () => {
  const file = large();
  expect(await smaller(file, 800)).toBe(file);
  workers(undefined);
  const other = large();
  expect(await smaller(other, 800)).toBe(other);
  expect(ended).toBe(1);
});
