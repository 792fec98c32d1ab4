import type { Client } from 'pg';
import { BOOK_OF_MONEY, COUNT_OF_OPEN, PROVIDER_AND_BOOK_AGREE } from './book-of-money';
import type { Check } from './check';
import { HISTORIES } from './histories';
import { RECORDS } from './records';

/** What breaks a promise: how often, and the first of it. `isHarmless`: nobody notices. */
export type Finding = {
  name: string;
  count: number;
  examples: Record<string, unknown>[];
  mend: string;
  isHarmless?: boolean;
};

const EXAMPLES = 5;
const CHECKS: readonly Check[] = [...HISTORIES, ...RECORDS, ...BOOK_OF_MONEY];

/** Every promise, in the order of the answer; `client` holds one snapshot for all of them. */
export async function checkRows(client: Pick<Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ open: string }>(COUNT_OF_OPEN);
  const checks = rows[0]?.open === '0' ? [...CHECKS, PROVIDER_AND_BOOK_AGREE] : CHECKS;
  const findings: Finding[] = [];
  for (const { name, finds, mend } of checks) {
    const found = await client.query<Record<string, unknown>>(
      `select count(*) over ()::int as total, to_jsonb(f) as found from (${finds}) f limit ${EXAMPLES}`,
    );
    findings.push({
      name,
      count: Number(found.rows[0]?.['total'] ?? 0),
      examples: found.rows.map((row) => row['found'] as Record<string, unknown>),
      mend,
    });
  }
  return findings;
}
