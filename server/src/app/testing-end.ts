const ends: (() => Promise<unknown>)[] = [];

/** What test files share is stopped after the last of them. */
export function atTheEnd(stop: () => Promise<unknown>): void {
  ends.push(stop);
}

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0)) await end();
}
