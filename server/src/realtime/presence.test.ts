import { createPresence } from './presence';

test('who begins to hide while a socket of theirs registers stays hidden', async () => {
  const answers = [false, true];
  const presence = createPresence({
    emitToUsers: () => undefined,
    isVisible: () => false,
    presence: {
      isHidden: async () => answers.shift() ?? true,
      listContactIds: async () => [],
      listContactIdsOf: async () => new Map(),
    },
  });
  const joined = new Set<string>();
  await presence.show('ada', {
    join: (room) => void joined.add(String(room)),
    leave: (room) => void joined.delete(room),
  });
  expect([...joined]).toEqual([]);
  expect(answers).toEqual([]);
});

test('who comes online is announced to those who are there, each with their own list, in two looks', async () => {
  const contacts: Record<string, string[]> = { ada: ['bo', 'cy', 'di'], bo: ['ada'], cy: ['ada', 'bo'] };
  const looks: unknown[] = [];
  const sent: unknown[] = [];
  const presence = createPresence({
    emitToUsers: (people, event, payload) => void sent.push([...people, event, payload]),
    isVisible: (userId) => userId !== 'di',
    presence: {
      isHidden: async () => false,
      listContactIds: async (userId) => {
        looks.push(userId);
        return contacts[userId] ?? [];
      },
      listContactIdsOf: async (userIds) => {
        looks.push(userIds);
        return new Map(userIds.map((userId) => [userId, contacts[userId] ?? []]));
      },
    },
  });
  await presence.announce('ada');
  expect(sent).toEqual([
    ['ada', 'onlineUsers', ['bo', 'cy']],
    ['bo', 'onlineUsers', ['ada']],
    ['cy', 'onlineUsers', ['ada', 'bo']],
  ]);
  expect(looks).toEqual(['ada', ['bo', 'cy']]);
});
