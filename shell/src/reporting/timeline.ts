import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { Content } from '../boot/content';
import { ownerOf } from './attribution';
import { originOf } from './origin';
import type { Origin } from './origin';

/** Pages shown that are remembered: what is measured earlier than that is the oldest one's. */
const MOST_SHOWN = 200;

/** Which page was shown when. */
export function createTimeline(content: () => Content) {
  const shown: { since: number; origin: Origin }[] = [];
  /** Remotes whose scripts ran on another one's page: slots, or what they left behind. */
  const guests = new Map<string, Origin>();
  let first: Origin | undefined;
  let own: Origin | undefined;

  const shell = (): Origin => (own ??= originOf(content(), undefined, location.pathname));

  function guestOn(page: Origin, remote: BootRemote): Origin {
    const key = `${remote.name} ${remote.version} ${page.path}`;
    const known = guests.get(key) ?? { ...originOf(content(), remote, ''), path: page.path };
    guests.set(key, known);
    return known;
  }

  return {
    shell,
    /** The page that the visit began with: what it took to show it is that page's. */
    first: (): Origin => first ?? shell(),
    /** `since`: `performance.now()`. */
    add(origin: Origin, since: number): void {
      first ??= origin;
      shown.push({ since, origin });
      if (shown.length > MOST_SHOWN) shown.shift();
    },
    /** The page shown at that time; with a script, as its remote's doing there. The same object for the same page. */
    originAt(time: number, script = ''): Origin {
      const page = (shown.findLast(({ since }) => since <= time) ?? shown[0])?.origin ?? shell();
      const owner = script === '' ? undefined : ownerOf(content().boot.remotes, script);
      return owner === undefined || owner.name === page.remote ? page : guestOn(page, owner);
    },
  };
}
