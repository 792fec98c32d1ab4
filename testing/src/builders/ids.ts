/** A deterministic id: `anId(7)`. Builders use 1–99; take others for lists. */
export function anId(n: number): string {
  return `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}
