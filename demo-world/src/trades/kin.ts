/** What people of a trade offer beside it; helping with more on a site of their own is another matter. */
const KIN: Record<string, readonly string[]> = {
  architecture: ['surveying', 'site management'],
  carpentry: ['flooring', 'windows', 'drywall'],
  drywall: ['painting', 'insulation'],
  flooring: ['carpentry', 'tiling'],
  hvac: ['plumbing'],
  landscaping: ['masonry', 'demolition'],
  masonry: ['landscaping', 'tiling', 'demolition'],
  painting: ['drywall'],
  plumbing: ['hvac', 'tiling'],
  roofing: ['insulation', 'carpentry'],
  tiling: ['flooring'],
  windows: ['carpentry', 'insulation'],
};

/** The trades that somebody offers beside their main one, which comes first. */
export function kinOf([main = '', ...others]: readonly string[]): string[] {
  return others.filter((name) => KIN[main]?.includes(name));
}

/** What they do for others: the main trade and those beside it. */
export function offeredOf(trades: readonly string[]): string[] {
  return [...trades.slice(0, 1), ...kinOf(trades)];
}

/** Whether somebody does such work: of some kinds only those whose main trade it is. */
export function canDo(
  trades: readonly string[],
  { trade, kind }: { trade: { name: string }; kind: { isForMainTrade?: boolean } },
): boolean {
  return kind.isForMainTrade ? trades[0] === trade.name : offeredOf(trades).includes(trade.name);
}
