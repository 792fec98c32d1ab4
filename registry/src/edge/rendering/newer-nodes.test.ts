import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNode, NEWER_NODES } from '@plumbline/tooling/newer-nodes';
import { BOOTSTRAP } from './bootstrap';

// In test:all only: it fetches the Nodes that it runs on.
jest.setTimeout(120_000);

/** A host's half that does with Node what halves and their libraries do, once all that code shares is frozen. */
const HOST = `
const streamOf = (text) => new ReadableStream({
  start(control) { control.enqueue(new TextEncoder().encode(text)); control.close(); },
});
const deeds = {
  answer: () => new Response('{}').clone().text(),
  answerOfAStream: () => new Response(streamOf('a')).clone().text(),
  request: () => new Request('http://site/', { headers: { a: 'b' }, signal: new AbortController().signal }).clone(),
  file: () => new Blob(['a']).stream().tee(),
  pipe: () => streamOf('a').pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream()),
  form: () => { const form = new FormData(); form.set('a', 'b'); return new Response(form).text(); },
  event: () => new EventTarget().dispatchEvent(new Event('a')),
  abort: () => new AbortController().abort(),
  address: () => new URL('http://site/?a=b').searchParams.get('a'),
  copy: () => structuredClone({ a: new Map([[1, new Date()]]) }),
  ownError: () => { const error = new Error('a'); error.name = 'Own'; error.message = 'b'; throw error; },
  format: () => new Intl.NumberFormat('fr', { style: 'currency', currency: 'USD' }).format(3),
};
exports.start = async ({ send }) => {
  const failed = [];
  for (const [name, deed] of Object.entries(deeds)) {
    try { await deed(); } catch (error) { if (error.name !== 'Own') failed.push(name + ': ' + error.message); }
  }
  send({ failed });
};`;

async function failedOn(node: string): Promise<unknown> {
  const child = spawn(node, ['--no-warnings', '-e', BOOTSTRAP], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ host: HOST });
  const [message] = (await once(child, 'message')) as [{ failed: unknown }];
  child.kill();
  return message.failed;
}

test('nothing that halves do with Node is forbidden by what is frozen', async () => {
  expect(await failedOn(process.execPath)).toEqual([]);
});

test.each(NEWER_NODES)('nor on Node %i', async (major) => {
  const node = findNode(major);
  // Where it cannot be fetched, the run says so at its end.
  expect(node === undefined ? [] : await failedOn(node)).toEqual([]);
});
