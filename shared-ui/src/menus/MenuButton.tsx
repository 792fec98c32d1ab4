import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../text/visually-hidden';
import { popoverFrame } from './popover';
import { useMenu } from './use-menu';

export type MenuButtonProps = Pick<
  ButtonProps,
  'color' | 'variant' | 'size' | 'startIcon' | 'endIcon' | 'aria-current' | 'sx'
> & {
  /** Accessible name, and the text shown unless `content` is given. */
  label: string;
  /** Shown instead of the label: an icon, an avatar. */
  content?: ReactNode;
  /** `MenuLink`s and `MenuAction`s. */
  children: ReactNode;
};

const GAP = 6;

const panel = { ...popoverFrame, py: 1, minWidth: 200, maxWidth: 'calc(100vw - 16px)' } as const;

/** Less room than this below the button, and the menu opens above it. */
const ENOUGH = 240;

/** Below the button or above it, aligned with the side that keeps the menu on screen. */
function placeBy(button: HTMLElement | null) {
  if (!button) return {};
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const side = left + right > width ? { right: width - right, left: 'auto' } : { left, right: 'auto' };
  return height - bottom < ENOUGH && top > height - bottom
    ? { ...side, top: 'auto', bottom: height - top + GAP, maxHeight: top - 2 * GAP }
    : { ...side, top: bottom + GAP, maxHeight: `calc(100vh - ${bottom + 2 * GAP}px)` };
}

/** Choosing an entry or Esc closes the menu and returns the focus to the button. */
export function MenuButton({ label, content, children, ...buttonProps }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const menu = useMenu(button, list);

  function closeAfterChoice({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest('[role="menuitem"]') : null;
    if (row && row.getAttribute('aria-disabled') !== 'true') menu.close();
  }

  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? `${id}-menu` : undefined}
        onKeyDown={menu.onButtonKey}
        onClick={() => {
          if (menu.isOpen) menu.close();
          else menu.open('first');
        }}
        {...buttonProps}
      >
        {content === undefined ? (
          label
        ) : (
          <>
            <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'center' }}>
              {content}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {label}
            </Box>
          </>
        )}
      </Button>
      {menu.isOpen && (
        <Box
          ref={list}
          id={`${id}-menu`}
          role="menu"
          popover="manual"
          aria-labelledby={`${id}-button`}
          onKeyDown={menu.onMenuKey}
          onBlur={menu.onBlur}
          onClick={closeAfterChoice}
          style={placeBy(button.current)}
          sx={panel}
        >
          {children}
        </Box>
      )}
    </>
  );
}
