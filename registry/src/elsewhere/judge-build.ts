import { describe } from '../commands/command';
import type { OpenedContract } from '../contract/open-contract';
import { canDeploy } from '../publishing/publish';
import { siteStore } from '../store/site-store';

type BuildAndSite = { folder: string; origin: string; publicKeys: readonly string[]; opened: OpenedContract };

/**
 * The judgement of `publish` on a built folder, beside what a site has live: made here, with no rights there. Gives the
 * line to print; throws `RefusedError` with every reason.
 */
export async function judgeBuild({ folder, origin, publicKeys, opened }: BuildAndSite): Promise<string> {
  const store = siteStore({ origin, sequence: opened.contract.sequence, registry: opened.registry });
  const context = { store, publicKeys, signingKeys: [], who: 'nobody', isOutside: true };
  const outcomes = await canDeploy(context, [folder]);
  return outcomes
    .map((outcome) => describe(outcome, outcome.result === 'live' ? 'can go live' : 'is live already'))
    .join('\n');
}
