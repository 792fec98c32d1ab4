import type { AriaAttributes, ReactNode } from 'react';

/** What every entry of a menu takes. */
export type MenuRowProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** The current choice or page: marked for the eye; say it to others by `aria-current`. */
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
  lang?: string | undefined;
  'aria-current'?: AriaAttributes['aria-current'];
};

export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 2,
  py: 1,
  font: 'inherit',
  textAlign: 'start',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'default' },
} as const;

/** Adds the mark of the current entry. */
export function rowStyle(isSelected: boolean | undefined) {
  return isSelected
    ? { ...menuRow, fontWeight: 680, boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' }
    : menuRow;
}
