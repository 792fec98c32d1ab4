import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visually-hidden';

/** Opens another site, or a page of this one beside what is being done, in a new tab and announces that. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <MuiLink href={href} target="_blank" rel="noopener">
      {children}
      <Box component="span" sx={visuallyHidden}>
        {` ${t('link.newTab')}`}
      </Box>
    </MuiLink>
  );
}
