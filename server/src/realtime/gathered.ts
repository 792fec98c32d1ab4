/**
 * Returns a function that works on an item at once, or together with all that come while the work is under way, and
 * resolves when its own share is done.
 */
export function createGathered<Item>(work: (items: readonly Item[]) => Promise<void>) {
  let waiting: Item[] = [];
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const begin = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    await work(items);
  };
  return (item: Item): Promise<void> => {
    waiting.push(item);
    if (next === undefined) {
      next = running.then(begin, begin);
      running = next;
    }
    return next;
  };
}
