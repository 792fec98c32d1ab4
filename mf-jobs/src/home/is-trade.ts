import { TRADES } from '@plumbline/shared-schema/options';

/** Whether a skill is a trade, and not something that is done within one. */
export function isTrade(skill: string): boolean {
  const trades: readonly string[] = TRADES;
  return trades.includes(skill.toLowerCase());
}
