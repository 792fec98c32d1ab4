import { isTrade } from '../home/is-trade';

/** The first of somebody's skills that is a trade; else the first. */
export function mainTrade(skills: readonly string[] = []): string | undefined {
  return skills.find(isTrade) ?? skills[0];
}
