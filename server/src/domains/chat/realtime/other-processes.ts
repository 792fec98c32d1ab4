type Process = { people: Set<string>; heardAt: number };

/** The other processes and their visible people, as they tell them: changes at once, all of them every few seconds. */
export function createOtherProcesses(now: () => number = Date.now) {
  const processes = new Map<string, Process>();

  return {
    /** Is it the first word of that process? */
    setPeople: (id: string, people: readonly string[]): boolean => {
      const isNew = !processes.has(id);
      processes.set(id, { people: new Set(people), heardAt: now() });
      return isNew;
    },
    setPerson: (id: string, userId: string, isVisible: boolean): void => {
      const people = processes.get(id)?.people;
      if (isVisible) people?.add(userId);
      else people?.delete(userId);
    },
    isVisible: (userId: string): boolean => [...processes.values()].some(({ people }) => people.has(userId)),
    /** Forgets those that have said nothing for that long. Were people visible there? */
    forgetSilent: (ms: number): boolean => {
      const silent = [...processes].filter(([, { heardAt }]) => now() - heardAt > ms);
      for (const [id] of silent) processes.delete(id);
      return silent.some(([, { people }]) => people.size > 0);
    },
    get count() {
      return processes.size;
    },
  };
}
