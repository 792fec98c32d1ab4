import type { Contract } from '@plumbline/shared-schema/contracts';

/** Does the contract contain every word of `q` in title, client's name or terms, as the history's search would find it? */
export function matchesSearch({ job, client, terms }: Contract, q: string): boolean {
  const text = `${job.title} ${client.fullName} ${terms}`.toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
