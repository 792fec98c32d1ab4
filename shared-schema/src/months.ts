/** Calendar months as `2026-03`. Without zod: pages count months before they need a schema. */

/** The month of an instant in UTC, this one by default. */
export function thisMonth(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** `monthsBefore('2026-03', 4)` is `2025-11`. */
export function monthsBefore(month: string, count: number): string {
  const { year, index } = partsOf(month);
  return new Date(Date.UTC(year, index - count, 1)).toISOString().slice(0, 7);
}

/** Every month from the first to the last, both included; none when they are the wrong way round. */
export function monthsBetween(from: string, to: string): string[] {
  const start = partsOf(from);
  const end = partsOf(to);
  const count = (end.year - start.year) * 12 + end.index - start.index + 1;
  return Array.from({ length: Math.max(count, 0) }, (_none, later) => monthsBefore(from, -later));
}

function partsOf(month: string): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 };
}
