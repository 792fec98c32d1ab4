import { aMessage } from '@plumbline/testing/builders/messages';
import { anId } from '@plumbline/testing/builders/ids';
import { toThread } from '../thread/thread';
import { withEvents } from './thread-events';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const readerId = anId(1);
const messages = [9, 11].map((hour, index) =>
  aMessage({ _id: anId(70 + index), seq: index + 1, messageText: `At ${String(hour)}`, createdAt: at(hour) }),
);
const events = ([8, 10, 12] as const).map((hour, index) => ({
  _id: anId(90 + index),
  what: 'offer.send' as const,
  jobTitle: 'replace the drain',
  createdAt: at(hour),
}));
const outgoing = {
  ...{ clientMessageId: 'c1', userId: readerId, chatId: anId(60), recipientId: anId(2) },
  ...{ content: 'On its way', at: at(7), order: 1, state: 'pending' as const },
};
const hours = (rows: ReturnType<typeof withEvents>) => rows.map((row) => new Date(row.at).getUTCHours());

test('events stand between the messages by time, and what is not sent yet stays last', () => {
  const thread = toThread({ messages, readerId, outgoing: [outgoing] });
  const rows = withEvents(thread, events, { isWhole: true, hasJob: true });
  expect(hours(rows)).toEqual([8, 9, 10, 11, 12, 7]);
});

test('what happened before the oldest message that is loaded waits for those older ones', () => {
  const thread = toThread({ messages, readerId, outgoing: [] });
  expect(hours(withEvents(thread, events, { isWhole: false, hasJob: true }))).toEqual([9, 10, 11, 12]);
  expect(hours(withEvents([], events, { isWhole: true, hasJob: true }))).toEqual([8, 10, 12]);
});

test('a line names its job only in a chat that is about none', () => {
  const texts = (hasJob: boolean) => withEvents([], events.slice(0, 1), { isWhole: true, hasJob })[0]?.text;
  expect([texts(true), texts(false)]).toEqual(['', 'Replace the Drain']);
});
