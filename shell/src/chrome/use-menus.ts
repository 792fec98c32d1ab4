import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useSite } from '../remotes/use-site';
import { useViewer } from '../session/use-viewer';
import type { MenuEntry } from './menu-entries';
import { entriesOf, isReachable } from './menu-entries';

export type Menus = {
  isSignedIn: boolean;
  isLoading: boolean;
  bar: MenuEntry[];
  /** The next step that stands out: posting a contract, finding jobs. */
  action: MenuEntry | undefined;
  contracts: MenuEntry[];
  profile: MenuEntry[];
  /** Of the bar at the lower edge of phones. */
  bottom: MenuEntry[];
  /** `/signin` and `/signup`, where a live remote has them. */
  entrance: EntrancePath[];
};

export type EntrancePath = (typeof ENTRANCE)[number];

const ENTRANCE = ['/signin', '/signup'] as const;

/** As many as thumbs tell apart on the narrowest phone. */
const MOST_AT_BOTTOM = 5;

export function useMenus(): Menus {
  const { boot, table } = useSite();
  const viewer = useViewer();
  const { language } = useLanguage();
  const site = { remotes: boot.remotes, table, viewer, language };
  const { isSignedIn, isLoading } = viewer;
  return {
    isSignedIn,
    isLoading,
    bar: entriesOf(isSignedIn ? 'header.main/v1' : 'header.public/v1', site),
    action: entriesOf('header.action/v1', site)[0],
    contracts: entriesOf('contracts/v1', site),
    profile: entriesOf('profile/v1', site),
    bottom: isSignedIn ? entriesOf('bottom/v1', site).slice(0, MOST_AT_BOTTOM) : [],
    entrance: isSignedIn ? [] : ENTRANCE.filter((path) => isReachable(table, viewer, path)),
  };
}
