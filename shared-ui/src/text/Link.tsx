import MuiLink from '@mui/material/Link';
import type { LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LinkProps as RouterLinkProps } from 'react-router-dom';

export type LinkProps = Omit<MuiLinkProps, 'href' | 'component' | 'children'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'state'> & {
    /** A click anywhere on the card follows it; the card has `position: relative`. */
    isCoveringCard?: boolean;
    children: ReactNode;
  };

const COVERING = {
  'data-card-link': true,
  sx: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
} as const;

/** A link to a route of this site, without a page load. For other sites use `ExternalLink`. */
export function Link({ isCoveringCard = false, ...props }: LinkProps) {
  return <MuiLink component={RouterLink} {...(isCoveringCard && COVERING)} {...props} />;
}
