import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { use } from 'react';
import { MenuCloseContext } from './menu-close-context';

export type MenuActionProps = Omit<MenuItemProps, 'onClick'> & { onSelect: () => void };

/** A menu entry that does something and closes its menu. */
export function MenuAction({ onSelect, ...props }: MenuActionProps) {
  const close = use(MenuCloseContext);
  return (
    <MenuItem
      onClick={() => {
        close();
        onSelect();
      }}
      {...props}
    />
  );
}
