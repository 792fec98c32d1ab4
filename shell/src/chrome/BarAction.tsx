import { useLocation } from 'react-router-dom';
import { ActionLink } from './ActionLink';
import type { MenuEntry } from './menu-entries';

/** The next step in the bar: not on its own page, nor on home pages, which begin with it. One such button a screen. */
export function BarAction(action: MenuEntry) {
  const { pathname } = useLocation();
  return [action.path, '/'].includes(pathname) ? null : <ActionLink {...action} />;
}
