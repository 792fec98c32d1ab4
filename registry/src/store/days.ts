const DAY_MS = 86_400_000;

/** Two days before a day: `2026-11-26` for `2026-11-28`. */
export function twoDaysBefore(day: string): string {
  return new Date(Date.parse(day) - 2 * DAY_MS).toISOString().slice(0, 10);
}
