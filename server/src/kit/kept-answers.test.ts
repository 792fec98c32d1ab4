import { createKeptAnswers } from './kept-answers';
import type { KeptAnswer } from './kept-answers';

const anAnswer = (text: string): KeptAnswer => ({ headers: {}, body: Buffer.from(text), encoded: new Map() });
const always = () => true;
const textOf = (answer: KeptAnswer | undefined) => answer?.body.toString();

test('a change between the reading and the keeping leaves no old answer [PLT-280]', () => {
  const kept = createKeptAnswers(always);
  const end = kept.begin('job');
  kept.forget();
  end(anAnswer('old'));
  expect(kept.find('job')).toBeUndefined();

  kept.begin('job')(anAnswer('new'));
  expect(textOf(kept.find('job'))).toBe('new');
  kept.forget();
  expect(kept.find('job')).toBeUndefined();
});

test('an answer begun before a change takes no place of one begun after it [PLT-280]', () => {
  const kept = createKeptAnswers(always);
  const endOld = kept.begin('job');
  kept.forget();
  const endNew = kept.begin('job');
  endOld(anAnswer('old'));
  expect(kept.coming('job')).toBeDefined();
  endNew(anAnswer('new'));
  expect(textOf(kept.find('job'))).toBe('new');
});

test('who asks while it is read gets the same answer, who asks after a change does not wait for it [PLT-281]', async () => {
  const kept = createKeptAnswers(always);
  const end = kept.begin('job');
  const before = kept.coming('job');
  kept.forget();
  expect(kept.coming('job')).toBeUndefined();
  end(anAnswer('old'));
  expect(textOf(await before)).toBe('old');
});

test('who waits for a read that has no answer to share is told so, once [PLT-281]', async () => {
  const kept = createKeptAnswers(always);
  const end = kept.begin('job');
  const waiting = kept.coming('job');
  end();
  end(anAnswer('late'));
  expect(await waiting).toBeUndefined();
  expect(kept.coming('job')).toBeUndefined();
  expect(kept.find('job')).toBeUndefined();
});

test('an answer is given for ten seconds from when it was begun to be read [PLT-280]', () => {
  jest.useFakeTimers();
  const kept = createKeptAnswers(always);
  const end = kept.begin('job');
  jest.advanceTimersByTime(4000);
  end(anAnswer('job'));
  jest.advanceTimersByTime(5999);
  expect(textOf(kept.find('job'))).toBe('job');
  jest.advanceTimersByTime(1);
  expect(kept.find('job')).toBeUndefined();
  jest.useRealTimers();
});

test('the answers that nobody asks for go first', () => {
  const kept = createKeptAnswers(always, { mostBytes: 5000 });
  for (const key of ['a', 'b']) kept.begin(key)(anAnswer('ten bytes.'));
  kept.find('a');
  kept.begin('c')(anAnswer('ten bytes.'));
  expect(['a', 'b', 'c'].map((key) => textOf(kept.find(key)))).toEqual([
    'ten bytes.',
    undefined,
    'ten bytes.',
  ]);
  kept.begin('d')(anAnswer('x'.repeat(2000)));
  expect(['a', 'c', 'd'].filter((key) => kept.find(key) !== undefined)).toEqual([]);
});

test('while nobody tells of changes each read stands for itself [PLT-283]', () => {
  let isTold = true;
  const kept = createKeptAnswers(() => isTold);
  kept.begin('job')(anAnswer('job'));
  kept.begin('other');
  isTold = false;
  expect(kept.find('job')).toBeUndefined();
  expect(kept.coming('other')).toBeUndefined();
});
