const GATHER_MS = 250;

/**
 * Marks events that the process which wrote them has delivered itself, many in one statement. One that is not marked,
 * because the process ends or the database is away, is delivered again by the relay.
 */
export function createDeliveredNotes(recordDelivered: (ids: string[]) => Promise<void>) {
  let ids = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    const noted = [...ids];
    ids = new Set();
    timer = undefined;
    recordDelivered(noted).catch(() => undefined);
  };
  return {
    note: (id: string): void => {
      ids.add(id);
      timer ??= setTimeout(write, GATHER_MS).unref();
    },
  };
}
export type DeliveredNotes = ReturnType<typeof createDeliveredNotes>;
