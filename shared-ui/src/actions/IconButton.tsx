import MuiIconButton from '@mui/material/IconButton';
import type { IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'title'> & {
  /** What the button does, translated: its accessible name and its hint on hover. */
  label: string;
};

/** A button that shows only an icon. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <MuiIconButton aria-label={label} title={label} {...props} />;
}
