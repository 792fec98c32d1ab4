import Button from '@mui/material/Button';
import type { ButtonOwnProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LinkProps as RouterLinkProps } from 'react-router-dom';

export type ButtonLinkProps = Omit<
  ButtonOwnProps,
  'href' | 'loading' | 'loadingIndicator' | 'loadingPosition' | 'classes'
> &
  Omit<RouterLinkProps, 'color' | 'style'> & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={RouterLink} {...props} />;
}
