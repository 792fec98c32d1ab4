import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MenuCloseContext } from './menu-close-context';

export type MenuLinkProps = Omit<MenuItemProps, 'onClick'> & { to: string };

/** A menu entry that goes to a route and closes its menu. */
export function MenuLink(props: MenuLinkProps) {
  const close = use(MenuCloseContext);
  return <MenuItem component={RouterLink} onClick={close} {...props} />;
}
