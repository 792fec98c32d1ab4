/** One reason not to publish: whose, where (file or field), what is wrong, and the way out. */
export type Refusal = {
  rule: string;
  package: string;
  version: string;
  where: string;
  problem: string;
  wayOut: string;
};

/** Thrown by everything that judges a release; carries every reason found, not only the first. */
export class RefusedError extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super(refusals.map(formatRefusal).join('\n'));
    this.name = 'RefusedError';
  }
}

/** Three lines for people: who and where, what, way out. */
export function formatRefusal(refusal: Refusal): string {
  return [
    `✗ ${refusal.package} ${refusal.version}: ${refusal.where} (${refusal.rule})`,
    `    ${refusal.problem}`,
    `    Way out: ${refusal.wayOut}`,
  ].join('\n');
}
