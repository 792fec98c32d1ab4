import { MenuButton } from '@plumbline/shared-ui/menus';
import { MoreIcon } from '@plumbline/shared-ui/more-icons';
import type { ReactNode } from 'react';

const BUTTON = { minWidth: 44, minHeight: 44, p: 0, m: -1, flexShrink: 0, color: 'text.secondary' } as const;

type MoreMenuProps = {
  /** Names the row that it belongs to. */
  label: string;
  /** `MenuLink`s and `MenuAction`s. */
  children: ReactNode;
};

/** What is seldom done with a row: the `more` of an `EntryCard`. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  return (
    <MenuButton label={label} content={<MoreIcon />} sx={BUTTON}>
      {children}
    </MenuButton>
  );
}
