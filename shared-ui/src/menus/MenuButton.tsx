import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { MenuCloseContext } from './menu-close-context';

export type MenuButtonProps = Pick<
  ButtonProps,
  'color' | 'variant' | 'size' | 'startIcon' | 'endIcon' | 'sx'
> & {
  /** Accessible name, and the text shown unless `content` is given. */
  label: string;
  /** Shown instead of the label: an icon, an avatar. */
  content?: ReactNode;
  /** `MenuLink`s and `MenuAction`s. */
  children: ReactNode;
};

/** A button that opens a menu; choosing an entry or Esc closes it and gives the focus back. */
export function MenuButton({ label, content, children, ...buttonProps }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-label={content === undefined ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        {...buttonProps}
      >
        {content ?? label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <MenuCloseContext value={close}>{children}</MenuCloseContext>
      </Menu>
    </>
  );
}
