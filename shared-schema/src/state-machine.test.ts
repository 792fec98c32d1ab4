import {
  allowedActions,
  attempt,
  nextState,
  type StateMachine,
} from '@plumbline/shared-schema/state-machine';

type Door = StateMachine<'open' | 'shut' | 'locked', 'open' | 'shut' | 'lock', 'guest' | 'owner', 'hasKey'>;

const door: Door = [
  { from: null, action: 'open', by: ['owner'], next: 'open' },
  { from: 'open', action: 'shut', by: ['guest', 'owner'], next: 'shut' },
  { from: 'shut', action: 'open', by: ['guest', 'owner'], next: 'open' },
  { from: 'shut', action: 'lock', by: ['owner'], guards: ['hasKey'], next: 'locked' },
  { from: 'locked', action: 'open', by: ['owner'], guards: ['hasKey'], next: 'open' },
];

test('only the lines of that state and actor are allowed, in the order of the table', () => {
  expect(allowedActions(door, { from: 'shut', by: 'owner' })).toEqual(['open', 'lock']);
  expect(allowedActions(door, { from: 'shut', by: 'guest' })).toEqual(['open']);
  expect(allowedActions(door, { from: null, by: 'owner' })).toEqual(['open']);
});

test('a line whose condition does not hold is not allowed', () => {
  expect(allowedActions(door, { from: 'shut', by: 'owner', holds: () => false })).toEqual(['open']);
});

test('an attempt leads to the next state, or says why not', () => {
  const lock = { from: 'shut', action: 'lock', by: 'owner' } as const;
  expect(attempt(door, lock)).toEqual({ done: true, next: 'locked' });
  expect(attempt(door, lock, () => false)).toEqual({ done: false, reason: 'guard', guard: 'hasKey' });
  expect(attempt(door, { ...lock, by: 'guest' })).toEqual({ done: false, reason: 'illegal' });
  expect(nextState(door, { from: 'open', action: 'lock', by: 'owner' })).toBeUndefined();
});
