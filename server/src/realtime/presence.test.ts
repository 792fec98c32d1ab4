import { createPresence } from './presence';

test('who begins to hide while a socket of theirs registers stays hidden', async () => {
  const answers = [false, true];
  const presence = createPresence({
    emitToUsers: () => undefined,
    isVisible: () => false,
    presence: { isHidden: async () => answers.shift() ?? true, listContactIds: async () => [] },
  });
  const joined = new Set<string>();
  await presence.show('ada', {
    join: (room) => void joined.add(String(room)),
    leave: (room) => void joined.delete(room),
  });
  expect([...joined]).toEqual([]);
  expect(answers).toEqual([]);
});
