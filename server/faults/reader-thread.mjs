/** Readers on a thread of their own, so that what else this process does takes no time from them. */
import { parentPort, workerData } from 'node:worker_threads';
import { startReaders } from './readers.mjs';

const { url, ...options } = workerData;
const readers = startReaders({ url }, options);
parentPort.on('message', async (message) => {
  if (message === 'take') parentPort.postMessage(readers.calls.splice(0));
  else {
    await readers.stop();
    process.exit();
  }
});
