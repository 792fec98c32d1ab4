/** How long connections take to leave, by their number: what each asks for when it is back takes a server about as long. */
const EACH_MS = 15;

/** Closes connections at random moments: pages that left all at once would all come back at once. */
export async function closeOneByOne(
  connections: readonly { close: () => void }[],
  mostMs: number,
): Promise<void> {
  const withinMs = Math.min(connections.length * EACH_MS, mostMs);
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
