import ButtonBase from '@mui/material/ButtonBase';
import { rowStyle } from './menu-row';
import type { MenuRowProps } from './menu-row';

export type MenuActionProps = MenuRowProps & { onSelect: () => void };

/** Runs an action and closes the menu. */
export function MenuAction({ onSelect, children, icon, selected, disabled, ...row }: MenuActionProps) {
  return (
    <ButtonBase
      role="menuitem"
      tabIndex={-1}
      disabled={disabled ?? false}
      aria-disabled={disabled}
      onClick={onSelect}
      sx={rowStyle(selected)}
      {...row}
    >
      {icon}
      {children}
    </ButtonBase>
  );
}
