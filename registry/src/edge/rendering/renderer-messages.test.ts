import { countAsks, readMessage } from './renderer-messages';

const page = { html: '<h1>Jobs</h1>', styles: [], title: 'Jobs', status: 200, state: {} };

test.each([
  ['a page', { kind: 'page', id: 1, page }],
  ['nothing to show', { kind: 'page', id: 1, page: null }],
  ['a question', { kind: 'ask', id: 1, path: '/api/v1/jobs', language: 'en' }],
])('%s is taken as it came', (_what, message) => {
  expect(readMessage(message)).toEqual(message);
});

test.each([
  ['a page whose title is no text', { kind: 'page', id: 1, page: { ...page, title: 7 } }],
  ['a page with another status', { kind: 'page', id: 1, page: { ...page, status: 301 } }],
  ['a page that is too large', { kind: 'page', id: 1, page: { ...page, html: 'x'.repeat(3_000_000) } }],
  ['a question about something else', { kind: 'ask', id: 1, path: { toString: 1 }, language: 'en' }],
  ['what no renderer sends', { kind: 'signal', pid: 1 }],
  ['nothing', undefined],
])('%s ends the renderer, and no other page sees it [PLT-142]', (_what, message) => {
  expect(readMessage(message)).toEqual(expect.stringMatching(/no message|more than/));
});

test('a page asks the API fifty times at most, each page anew [PLT-142]', () => {
  const asks = countAsks();
  const ask = (times: number) => Array.from({ length: times }, () => asks.isTooMany());
  expect(ask(50)).not.toContain(true);
  expect(ask(1)).toEqual([true]);
  asks.begin();
  expect(ask(50)).not.toContain(true);
});
