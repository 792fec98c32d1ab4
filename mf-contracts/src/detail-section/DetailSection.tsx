import { useId, type ReactNode } from 'react';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type DetailSectionProps = {
  title: string;
  /** Under a line instead of in a card. */
  isRuled?: boolean;
  /** Waits for the reader. */
  isUrgent?: boolean;
  children: ReactNode;
};

const RULED = { borderTop: 1, borderColor: 'divider', pt: 2.5 };
const PADDED = { p: { xs: 2, sm: 2.5 } };

export function DetailSection(props: DetailSectionProps) {
  const { title, isRuled = false, isUrgent = false, children } = props;
  const id = useId();
  const content = (
    <>
      <Typography id={id} variant={isRuled ? 'h5' : 'h4'} component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </>
  );
  if (isRuled)
    return (
      <Box component="section" aria-labelledby={id} sx={RULED}>
        {content}
      </Box>
    );
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ ...PADDED, ...(isUrgent && { borderColor: 'warning.main' }) }}
    >
      {content}
    </Card>
  );
}
