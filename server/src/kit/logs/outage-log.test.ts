import { createOutageLog } from './outage-log';

test('work that began before an outage and still succeeds does not end it', () => {
  const lines: string[] = [];
  const add = (_details: unknown, line: string) => void lines.push(line);
  const outage = createOutageLog({ warn: add, error: add } as never, { lost: 'lost', back: 'back' });
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const beganAt = Date.now();

  now.mockReturnValue(2000);
  outage.failed(new Error('gone'));
  outage.worked(beganAt);
  outage.failed(new Error('gone'));
  expect(lines).toEqual(['lost']);

  now.mockReturnValue(3000);
  outage.worked(Date.now());
  expect(lines).toEqual(['lost', 'back']);
  now.mockRestore();
});
