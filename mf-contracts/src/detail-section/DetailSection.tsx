import { useId, type ReactNode } from 'react';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type DetailSectionProps = {
  title: string;
  /** Waits for the reader, in a card of its own. */
  isUrgent?: boolean;
  children: ReactNode;
};

const RULED = { borderTop: 1, borderColor: 'divider', pt: 2.5 };
const URGENT = { p: { xs: 2, sm: 2.5 }, borderColor: 'warning.main' };

export function DetailSection({ title, isUrgent = false, children }: DetailSectionProps) {
  const id = useId();
  const content = (
    <>
      <Typography id={id} variant={isUrgent ? 'h4' : 'h5'} component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </>
  );
  if (isUrgent)
    return (
      <Card component="section" aria-labelledby={id} sx={URGENT}>
        {content}
      </Card>
    );
  return (
    <Box component="section" aria-labelledby={id} sx={RULED}>
      {content}
    </Box>
  );
}
