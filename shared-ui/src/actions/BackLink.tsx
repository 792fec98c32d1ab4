import type { ReactNode } from 'react';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { flushStart } from './flush-start';
import { ButtonLink } from './ButtonLink';

/** The way back above a page's h1, in line with it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} size="small" startIcon={<ArrowBackIcon />} sx={flushStart}>
      {children}
    </ButtonLink>
  );
}
