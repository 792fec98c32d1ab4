import type { ProcessUse } from './process-use';
import { renderWithin } from './render-within';
import { RenderFailure } from './render-job';
import type { RendererProcess } from './renderer-process';

const JOB = { order: { url: '/', language: 'en', now: 0 } } as const;
const never = () => new Promise<never>(() => undefined);

/** A process that never answers and is looked at; `looks`: what is seen, the last again and again. */
function silent(looks: ProcessUse[], isAsking = false) {
  const end = jest.fn();
  const renderer: RendererProcess = {
    render: never,
    isOver: () => false,
    isAsking: () => isAsking,
    use: () => Promise.resolve(looks.length > 1 ? looks.shift() : looks[0]),
    end: () => undefined,
    endLate: (reason) => {
      end();
      return new RenderFailure(reason);
    },
  };
  return { renderer, end };
}

const asleep = { ms: 0, isAsleep: true };
const awake = { ms: 0, isAsleep: false };

test.each([
  ['at every look', [asleep]],
  ['but for a moment', [asleep, asleep, awake, asleep]],
])('a process that sleeps %s is told from one that is slow', async (_, looks) => {
  const { renderer, end } = silent(looks);
  await expect(renderWithin(renderer, JOB, 30)).rejects.toEqual(
    new RenderFailure('it waited for something that never came'),
  );
  expect(end).toHaveBeenCalledTimes(1);
});

test.each([
  ['works', [awake], false],
  ['waits for the edge', [asleep], true],
] as const)('a process that %s is given more time, and then ended', async (_, looks, isAsking) => {
  const { renderer, end } = silent([...looks], isAsking);
  await expect(renderWithin(renderer, JOB, 30)).rejects.toEqual(
    new RenderFailure('it took longer than 30 ms'),
  );
  expect(end).toHaveBeenCalledTimes(1);
});
