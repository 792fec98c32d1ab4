import { createHash, webcrypto } from 'node:crypto';
import { HttpResponse, http, server } from '@plumbline/testing/server';
import { aRemote } from '../fake-site/testing/a-boot';
import { ModuleFailure } from './failure';
import { namedMismatch } from './sri-mismatch';

const PUBLISHED = 'the published bytes';
const integrity = `sha384-${createHash('sha384').update(PUBLISHED).digest('base64')}`;
const remote = aRemote('mf-jobs', {}, { entry: '/artifacts/mf-jobs/abc/remoteEntry.js', integrity });
const page = globalThis as { __plumblineIntegrity?: Record<string, string> };

const noEntry = () => new ModuleFailure('entry', 'script failed', { cause: new Error('script failed') });
const noChunk = () => {
  const request = `${location.origin}/artifacts/mf-jobs/abc/210.js`;
  const cause = Object.assign(new Error('no chunk'), { name: 'ChunkLoadError', request });
  return new ModuleFailure('chunk', 'no chunk', { cause });
};

beforeEach(() => {
  // jsdom has no SubtleCrypto.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  page.__plumblineIntegrity = { '/artifacts/mf-jobs/abc/210.js': integrity };
});

function answerWith(text: string, status = 200): void {
  server.use(http.get('*/artifacts/mf-jobs/abc/*', () => HttpResponse.text(text, { status })));
}

test.each([
  ['container', noEntry, 'remoteEntry.js'],
  ['chunk', noChunk, '210.js'],
])('a %s that is not the published file is a mismatch, named by its file', async (_what, failure, file) => {
  answerWith('somebody else’s bytes');
  expect(await namedMismatch(failure(), remote)).toMatchObject({
    phase: 'sri-mismatch',
    message: `sri-mismatch: ${file} is not the published file`,
  });
});

test.each([
  ['that is the published one, and did not come the first time', PUBLISHED, 200],
  ['that is gone', 'Not found', 404],
])('a file %s stays the failure it was', async (_what, text, status) => {
  answerWith(text, status);
  const failure = noEntry();
  expect(await namedMismatch(failure, remote)).toBe(failure);
});

test('a network that is down, and a failure of another kind, stay what they were', async () => {
  server.use(http.get('*/artifacts/mf-jobs/abc/*', () => HttpResponse.error()));
  const failures = [noChunk(), new ModuleFailure('evaluate', 'boom', { cause: new Error('boom') })];
  for (const failure of failures) expect(await namedMismatch(failure, remote)).toBe(failure);
});
