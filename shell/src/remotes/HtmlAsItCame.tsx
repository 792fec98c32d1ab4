import { Box } from '@plumbline/shared-ui/layout';

/** The page's HTML, which React takes over as it stands and leaves alone. */
export function HtmlAsItCame({ html }: { html: string }) {
  return (
    <Box
      data-place="page"
      sx={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
