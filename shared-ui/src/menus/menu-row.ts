import type { AriaAttributes, ReactNode } from 'react';

export type MenuRowProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** Marks the current choice visually; add `aria-current` for assistive technology. */
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

export function rowStyle(isSelected: boolean | undefined) {
  return isSelected
    ? { ...menuRow, fontWeight: 680, boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' }
    : menuRow;
}
