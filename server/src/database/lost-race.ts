/** SQLSTATEs: two transactions waited for each other, or could not both be true. One of them was undone, whole. */
const LOST_RACE = /^(40P01|40001)$/;

function isLostRace(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && LOST_RACE.test(code);
}

/**
 * Runs a transaction, and once more where the database undid it for the sake of another: nothing of it was kept, so it
 * may begin anew. So work in a transaction changes the database, and files, which are cleaned up when nothing refers to
 * them, and nothing else.
 */
export async function onceMore<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!isLostRace(error)) throw error;
    return transaction();
  }
}
