import MuiIconButton from '@mui/material/IconButton';
import type { IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'title'> & {
  /** Accessible name and tooltip. */
  label: string;
};

export function IconButton({ label, ...props }: IconButtonProps) {
  return <MuiIconButton aria-label={label} title={label} {...props} />;
}
