import { createPresence } from './presence';

test('who begins to hide while a socket of theirs registers stays hidden', async () => {
  const answers = [false, true];
  const presence = createPresence({
    emitToUsers: () => undefined,
    isVisible: () => false,
    presence: {
      isHidden: async () => answers.shift() ?? true,
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
  expect(looks).toEqual([['ada'], ['bo', 'cy']]);
});

test('those who come while others are announced share one look, and who is back is not told of as gone', async () => {
  const looks: string[][] = [];
  const sent: unknown[] = [];
  const gone = new Set(['bo', 'cy']);
  const presence = createPresence({
    emitToUsers: (people, event) => void sent.push([...people, event]),
    isVisible: (userId) => userId !== 'eve' && !gone.has(userId),
    presence: {
      isHidden: async () => false,
      listContactIdsOf: async (userIds) => {
        looks.push([...userIds]);
        return new Map(userIds.map((userId) => [userId, ['eve']]));
      },
    },
  });
  await Promise.all(['ada', 'di', 'ada', 'fay'].map((userId) => presence.announce(userId)));
  expect(looks).toEqual([['ada', 'di', 'fay']]);
  expect(sent).toHaveLength(3);
  const leaving = [presence.leave('bo'), presence.leave('cy')];
  gone.delete('cy');
  await Promise.all(leaving);
  expect(sent.slice(3)).toEqual([['eve', 'userOffline']]);
});
