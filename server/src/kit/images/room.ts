type WaitingTask<Kind> = { kind: Kind; needs: number; begin: () => void };

/** Room for so much work at once. Who needs more of it waits for longer; begun in the order of arrival. */
export function createRoom<Kind>(size: number) {
  let free = size;
  const waiting: WaitingTask<Kind>[] = [];

  const admit = (): void => {
    for (let next = waiting[0]; next !== undefined && next.needs <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.needs;
      next.begin();
    }
  };

  return {
    run: async <T>({ kind, needs }: { kind: Kind; needs: number }, work: () => Promise<T>): Promise<T> => {
      await new Promise<void>((begin) => {
        waiting.push({ kind, needs, begin });
        admit();
      });
      try {
        return await work();
      } finally {
        free += needs;
        admit();
      }
    },
    countWaiting: (kind?: Kind): number =>
      waiting.filter((one) => kind === undefined || one.kind === kind).length,
  };
}
