export type RunningWork = ReturnType<typeof createRunningWork>;

/** What sockets have asked for and is not answered yet: a stop waits for it before the database goes. */
export function createRunningWork() {
  const running = new Set<Promise<unknown>>();
  let isEnding = false;
  return {
    /** Nothing is begun any more. */
    isEnding: () => isEnding,

    track: <T>(work: Promise<T>): Promise<T> => {
      const done = () => running.delete(work);
      running.add(work);
      work.then(done, done);
      return work;
    },

    end: (): void => {
      isEnding = true;
    },

    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
