import ButtonBase from '@mui/material/ButtonBase';
import { rowStyle } from './menu-row';
import type { MenuRowProps } from './menu-row';

/** An entry that only shows text. */
export function MenuItem({ children, icon, selected, disabled, ...row }: MenuRowProps) {
  return (
    <ButtonBase
      component="div"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      sx={rowStyle(selected)}
      {...row}
    >
      {icon}
      {children}
    </ButtonBase>
  );
}
