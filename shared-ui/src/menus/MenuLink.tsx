import ButtonBase from '@mui/material/ButtonBase';
import { Link as RouterLink } from 'react-router-dom';
import { rowStyle } from './menu-row';
import type { MenuRowProps } from './menu-row';

export type MenuLinkProps = Omit<MenuRowProps, 'disabled'> & { to: string };

/** Navigates and closes the menu. */
export function MenuLink({ to, children, icon, selected, ...row }: MenuLinkProps) {
  return (
    <ButtonBase component={RouterLink} to={to} role="menuitem" tabIndex={-1} sx={rowStyle(selected)} {...row}>
      {icon}
      {children}
    </ButtonBase>
  );
}
