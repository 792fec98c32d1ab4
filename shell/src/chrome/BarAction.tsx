import { useLocation } from 'react-router-dom';
import { ActionLink } from './ActionLink';
import type { MenuEntry } from './menu-entries';

/** The next step in the bar; not on its own page, nor where the page itself offers it: one such button on a screen. */
export function BarAction(action: MenuEntry) {
  const { pathname } = useLocation();
  const isInPage = pathname === action.path || action.absentOn?.includes(pathname);
  return isInPage ? null : <ActionLink {...action} />;
}
