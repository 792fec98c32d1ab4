import { until } from '../../../app/testing';
import { createGroupCommit } from './group-commit';

type Item = { key: string; text: string };

/** Groups are written when the test says so. */
function aWriter({ leftOut = [] as string[] } = {}) {
  const groups: { texts: string[]; commit: () => void; fail: (error: Error) => void }[] = [];
  const alone: string[] = [];
  const write = createGroupCommit<Item, string>({
    keyOf: ({ key }) => key,
    writeAll: (items) =>
      new Promise((resolve, reject) => {
        groups.push({
          texts: items.map(({ text }) => text),
          commit: () => resolve(items.map(({ text }) => (leftOut.includes(text) ? undefined : `${text}!`))),
          fail: reject,
        });
      }),
    writeAlone: async ({ text }) => {
      alone.push(text);
      if (text === 'bad') throw new Error('refused');
      return `${text} alone`;
    },
  });
  return { groups, alone, write };
}

test('what comes together is written together, and answered when it is committed', async () => {
  const { groups, write } = aWriter();
  const answers: string[] = [];
  const writing = ['a', 'b'].map((key) => write({ key, text: key }).then((text) => answers.push(text)));
  await until(() => groups.length === 1);
  expect(groups[0]?.texts).toEqual(['a', 'b']);
  expect(answers).toEqual([]);
  groups[0]?.commit();
  await Promise.all(writing);
  expect(answers).toEqual(['a!', 'b!']);
});

test('the second of a key waits for the first, and others pass it', async () => {
  const { groups, write } = aWriter();
  const writing = [
    write({ key: 'a', text: 'one' }),
    write({ key: 'a', text: 'two' }),
    write({ key: 'b', text: 'other' }),
  ];
  await until(() => groups.length === 1);
  expect(groups[0]?.texts).toEqual(['one', 'other']);
  groups[0]?.commit();
  await until(() => groups.length === 2);
  expect(groups[1]?.texts).toEqual(['two']);
  groups[1]?.commit();
  expect(await Promise.all(writing)).toEqual(['one!', 'two!', 'other!']);
});

test('what a group leaves out is written alone, and only that can fail', async () => {
  const { groups, alone, write } = aWriter({ leftOut: ['bad', 'late'] });
  const [good, bad, late] = ['good', 'bad', 'late'].map((text) => write({ key: text, text }));
  const refused = expect(bad).rejects.toThrow('refused');
  await until(() => groups.length === 1);
  groups[0]?.commit();
  expect(await good).toBe('good!');
  expect(await late).toBe('late alone');
  await refused;
  expect(alone).toEqual(['bad', 'late']);
});

test('a group that fails fails for all of it, and the next is written', async () => {
  const { groups, write } = aWriter();
  const first = write({ key: 'a', text: 'one' });
  const failed = expect(first).rejects.toThrow('lost');
  await until(() => groups.length === 1);
  groups[0]?.fail(new Error('lost'));
  await failed;
  const again = write({ key: 'a', text: 'one' });
  await until(() => groups.length === 2);
  groups[1]?.commit();
  expect(await again).toBe('one!');
});
