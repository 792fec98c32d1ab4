import vm from 'node:vm';
import { PUSH_WORKER } from './push-worker';

type Listener = (event: object) => void;

/** The worker in a browser that has these pages open. */
function start(pages: { url: string; focus: jest.Mock }[] = []) {
  const listeners = new Map<string, Listener>();
  const waited: Promise<unknown>[] = [];
  const openWindow = jest.fn();
  const showNotification = jest.fn();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    location: { origin: 'https://plumbline.example' },
    clients: { matchAll: async () => pages, openWindow },
  };
  vm.runInNewContext(PUSH_WORKER, { self, URL });
  const send = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
  return { listeners, openWindow, showNotification, send };
}

const press = (href: string) => ({ notification: { close: jest.fn(), data: { href } } });

test('it listens to pushes and to what is pressed, and to nothing that a page does', () => {
  expect([...start().listeners.keys()]).toEqual(['push', 'notificationclick']);
});

test('a push is shown in its language, in place of the last one about the same', async () => {
  const worker = start();
  const told = { title: 'Plumbline', body: 'Nora wrote', href: '/messages', lang: 'en', tag: 'chat:1' };
  await worker.send('push', { data: { json: () => told } });
  expect(worker.showNotification).toHaveBeenCalledWith('Plumbline', {
    body: 'Nora wrote',
    lang: 'en',
    tag: 'chat:1',
    data: { href: '/messages' },
  });
});

test('pressed, it opens what it is about, or goes to where that is open already', async () => {
  const closed = start();
  await closed.send('notificationclick', press('/messages?chat=1'));
  expect(closed.openWindow).toHaveBeenCalledWith('https://plumbline.example/messages?chat=1');

  const page = { url: 'https://plumbline.example/messages?chat=1', focus: jest.fn() };
  const open = start([page]);
  await open.send('notificationclick', press('/messages?chat=1'));
  expect(page.focus).toHaveBeenCalled();
  expect(open.openWindow).not.toHaveBeenCalled();
});

test('it opens no other site', async () => {
  const worker = start();
  await worker.send('notificationclick', press('//evil.example/x'));
  expect(worker.openWindow).not.toHaveBeenCalled();
});
