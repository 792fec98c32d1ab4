/** How long connections take to leave, by their number. */
const EACH_MS = 2;
const MOST_MS = 1000;

/** Closes connections at random moments: pages that left all at once would all come back at once. */
export async function closeOneByOne(connections: readonly { close: () => void }[]): Promise<void> {
  const withinMs = Math.min(connections.length * EACH_MS, MOST_MS);
  await Promise.all(connections.map((connection) => closeLater(connection, Math.random() * withinMs)));
}

function closeLater(connection: { close: () => void }, ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      connection.close();
      resolve();
    }, ms);
  });
}
