import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Page, PageHeading } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode, Ref } from 'react';
import { BrandPanel } from './BrandPanel';
import type { BrandAudience } from './BrandPanel';
import { FrameBar } from './FrameBar';

export type AuthFrameProps = {
  /** The h1 and the document title. */
  title: string;
  subtitle?: ReactNode;
  /** Above the h1: which step this is. */
  overline?: string;
  /** False where the site's header is shown, which has logo and language too. */
  hasBar?: boolean;
  /** Whom the brand speaks to; hirers where nothing is said. */
  audience?: BrandAudience;
  /** The form's maximum width in pixels. */
  formWidth?: number;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The form beside the brand, which narrow screens do not show. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, subtitle, overline, hasBar = true, audience, formWidth = 440, ref, children } = props;
  return (
    <Page title={title} isFullBleed>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
          minHeight: '100dvh',
          // Over the site's footer's margin: the brand ends where the footer begins.
          mb: hasBar ? 0 : -8,
        }}
      >
        <Stack sx={{ px: { xs: 2, sm: 5 }, pb: { xs: 5, md: 8 } }}>
          {hasBar && <FrameBar />}
          <Box ref={ref} sx={{ width: '100%', maxWidth: formWidth, m: 'auto', pt: { xs: 4, md: 6 } }}>
            {overline && (
              <Typography variant="overline" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
                {overline}
              </Typography>
            )}
            <PageHeading sx={{ overflowWrap: 'anywhere' }}>{title}</PageHeading>
            {subtitle && (
              <Typography color="text.secondary" sx={{ mt: 1 }}>
                {subtitle}
              </Typography>
            )}
            <Box sx={{ mt: 4 }}>{children}</Box>
          </Box>
        </Stack>
        <BrandPanel audience={audience} />
      </Box>
    </Page>
  );
}
