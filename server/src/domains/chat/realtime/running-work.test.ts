import { createRunningWork } from './running-work';

test('a stop waits for what was begun, and for what that began, whether it succeeds or fails', async () => {
  const work = createRunningWork();
  const ended: string[] = [];
  const later = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended.push(name);
  };
  void work.track(later('first').then(() => void work.track(later('its consequence'))));
  work.track(later('failing').then(() => Promise.reject(new Error('no')))).catch(() => undefined);
  expect(work.isEnding()).toBe(false);
  work.end();
  expect(work.isEnding()).toBe(true);
  await work.settled();
  expect(ended).toEqual(['first', 'failing', 'its consequence']);
});
