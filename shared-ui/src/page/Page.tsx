import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import { usePageTitle } from './page-title';

export { PageHeading } from './PageHeading';
export { countText, setTitlePrefix, takeTitle, usePageTitle, useTitleCount } from './page-title';

export type PageProps = {
  /** The h1 and the document title. */
  title: string;
  subtitle?: ReactNode;
  /** Before the h1, of whom or what the page is about; on a phone above it. */
  picture?: ReactNode;
  /** Buttons in the row of the h1. */
  actions?: ReactNode;
  /** Above the h1: a way back. */
  back?: ReactNode;
  /**
   * Reading width: `narrow` for forms and texts (720 px), `wide` for lists and boards (1200 px, the default);
   * `aside`: wide where there is room for something beside a narrow form.
   */
  width?: 'narrow' | 'wide' | 'aside';
  /** Replaces heading and margins by the page's own full-width layout, which must hold one `PageHeading`. */
  isFullBleed?: boolean;
  children: ReactNode;
};

/** Narrow: 720 px between the margins, in the middle of the page. */
const MOST_WIDE = { narrow: { maxWidth: 768 }, aside: { maxWidth: { xs: 768, lg: 'lg' } }, wide: undefined };

const ROW = { xs: 'column', sm: 'row' } as const;
const HEAD = { gap: { xs: 1.5, sm: 3 }, minWidth: 0 } as const;

/** The root of every page: width, spacing, the one focusable h1, the document title. */
export function Page({
  title,
  subtitle,
  picture,
  actions,
  back,
  width = 'wide',
  isFullBleed = false,
  children,
}: PageProps) {
  usePageTitle(title);
  if (isFullBleed) return <>{children}</>;
  return (
    <Container maxWidth={width === 'wide' && 'lg'} sx={{ py: { xs: 3, md: 5 }, ...MOST_WIDE[width] }}>
      {back && <Box sx={{ mb: 1 }}>{back}</Box>}
      <Stack
        direction={ROW}
        spacing={2}
        useFlexGap
        sx={{
          mb: 4,
          flexWrap: { sm: 'wrap' },
          justifyContent: 'space-between',
          alignItems: { sm: 'flex-start' },
        }}
      >
        {/* Buttons go below a heading that they would leave less than this. */}
        <Stack direction={ROW} sx={{ ...HEAD, flex: { sm: `1 1 ${picture ? 26 : 20}rem` } }}>
          {picture}
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <PageHeading sx={{ overflowWrap: 'anywhere' }}>{title}</PageHeading>
            {subtitle && (
              <Typography component="div" color="text.secondary" sx={{ mt: 1 }}>
                {subtitle}
              </Typography>
            )}
          </Box>
        </Stack>
        {actions && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexShrink: 0, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Container>
  );
}
